package tercio.domain.eu.sea.attrition.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.Departure;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.NavalStrain;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.play.Departures;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.supply.attrition.Attrition;
import tercio.domain.eu.supply.attrition.Attrition.AttritionLoss;
import tercio.domain.eu.supply.attrition.AttritionTables;
import tercio.domain.game.MovePreview;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Distribution;

/** The attrition that the voyages of one naval stack bring, with its odds: whole ships, a begun one counted as one. */
public final class NavalTolls {

    private final WarView board;
    private final NavalStack stack;
    private final Departure departure;
    private final Map<Attrition.AttritionStack, MovePreview.Toll> known = new HashMap<>();
    /** Whether the stack has a source of supply in a sea zone, for each that was asked. */
    private final Map<SpaceId, Boolean> sources = new HashMap<>();

    public NavalTolls(WarView board, NavalStack stack) {
        this.board = board;
        this.stack = stack;
        this.departure = Departures.of(board, stack);
    }

    /**
     * The toll of a voyage; {@code null} where the stack lies in port.
     *
     * @param way its start among it
     */
    public MovePreview.Toll of(List<SpaceId> way) {
        return way.stream().allMatch(space -> board.map().sea(space).isEmpty()) ? null
                : known.computeIfAbsent(StrainedFleet.of(board, stack, new NavalStrain(way, departure, 0, false), this::hasSource), this::toll);
    }

    private boolean hasSource(SpaceId sea) {
        return sources.computeIfAbsent(sea, each -> Ports.hasSupplySourceOn(board, stack, each));
    }

    private MovePreview.Toll toll(Attrition.AttritionStack ships) {
        var odds = odds(board, stack, ships);
        var byShips = new TreeMap<Integer, BigInteger>();
        odds.weights().forEach((thirds, weight) -> byShips.merge(Math.ceilDiv(thirds, Thirds.LD), weight, BigInteger::add));
        var losses = new ArrayList<MovePreview.Toll.Loss>();
        byShips.forEach((number, weight) -> losses.add(new MovePreview.Toll.Loss(number, MovePreview.decimalOf(weight, odds.whole()))));
        var modifiers = ships.causes().modifiers(AttritionTables.from(board.tables())).applied().stream()
                .filter(modifier -> modifier.value() != 0)
                .map(modifier -> (modifier.value() > 0 ? "+" : "") + modifier.value() + " " + modifier.reason())
                .collect(Collectors.joining(", "));
        return new MovePreview.Toll("naval-attrition", Citation.of(NavalAttritionRolls.RULE), MovePreview.modifierNames(modifiers),
                MovePreview.decimalOf(odds.weightOf(thirds -> thirds > 0), odds.whole()), losses, MovePreview.decimalOf(BigInteger.ZERO, odds.whole()));
    }

    /** The thirds of a ship that a strain takes. */
    static Distribution<Integer> odds(WarView board, NavalStack stack, NavalStrain strain) {
        return odds(board, stack, StrainedFleet.of(board, stack, strain));
    }

    private static Distribution<Integer> odds(WarView board, NavalStack stack, Attrition.AttritionStack ships) {
        int size = stack.ships().thirds();
        return Attrition.of(ships, board.tables()).distribution(Attrition.start())
                .map((AttritionLoss loss) -> loss.percent() == 0 ? 0 : size - loss.wastage().left());
    }
}
