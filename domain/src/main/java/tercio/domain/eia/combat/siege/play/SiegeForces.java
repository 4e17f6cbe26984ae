package tercio.domain.eia.combat.siege.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.combat.FactorLine;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;

/** The forces of a siege: who besieges a city, and what is inside. */
public final class SiegeForces {

    private SiegeForces() {}

    /**
     * The factors of besieging powers outside the city: corps, and cossacks, freikorps and guerillas beside them. Garrisons of
     * depots never take part (EIA-7.5.4).
     */
    static List<FactorShare> besiegingFactors(EiaWarView board, SpaceId area, Collection<Power> powers) {
        var shares = new ArrayList<FactorShare>();
        board.corpsInField(area, corps -> powers.contains(corps.power())).forEach(corps -> shares.addAll(shares(corps.id(), corps.factorsOrNone())));
        board.state().irregularsAt(Location.field(area)).stream().filter(piece -> powers.contains(piece.power()))
                .forEach(piece -> shares.add(new FactorShare(piece.id(), piece.type(), 1)));
        return List.copyOf(shares);
    }

    /** All factors inside the city: garrisons, corps, cossacks, freikorps and guerillas. */
    static List<FactorShare> factorsInside(EiaWarView board, SpaceId area) {
        var shares = new ArrayList<FactorShare>();
        board.corpsInside(area).forEach(corps -> shares.addAll(shares(corps.id(), corps.factorsOrNone())));
        board.state().city(area).ifPresent(city -> city.garrisons()
                .forEach((nation, factors) -> shares.addAll(shares(FactorShare.garrisonPiece(nation), factors))));
        board.state().irregularsAt(Location.city(area)).forEach(piece -> shares.add(new FactorShare(piece.id(), piece.type(), 1)));
        return List.copyOf(shares);
    }

    static List<FactorShare> shares(UnitId piece, Factors factors) {
        return factors.counts().entrySet().stream().map(entry -> new FactorShare(piece, entry.getKey(), entry.getValue())).toList();
    }

    /** The corps that besiege a city. */
    static List<Corps> besiegingCorps(EiaWarView board, SpaceId area, Collection<Power> powers) {
        return board.corpsInField(area, corps -> powers.contains(corps.power()));
    }

    /** The powers that besiege a city and act in the sequence that is being played. */
    static List<Power> phasingBesiegers(EiaWarView board, CityHold city) {
        return city.besiegers().stream().filter(power -> board.state().slot().filter(slot -> slot.isActing(power)).isPresent())
                .filter(power -> !besiegingCorps(board, city.area(), List.of(power)).isEmpty()).toList();
    }

    // --- Owners ----------------------------------------------------------------------------------------------------

    /** The power that owns a piece: for a garrison of a minor state the power that controls it; empty for a neutral one. */
    static Optional<Power> ownerOf(EiaWarView board, UnitId piece) {
        var share = new FactorShare(piece, FactorType.INFANTRY, 0);
        return share.isGarrison() ? board.controllerOf(share.garrisonNation())
                : board.state().findCorps(piece).map(Corps::power)
                        .or(() -> Optional.ofNullable(board.state().irregulars().get(piece)).map(Irregular::power));
    }

    private static NationId nationOf(EiaWarView board, UnitId piece) {
        var share = new FactorShare(piece, FactorType.INFANTRY, 0);
        return share.isGarrison() ? share.garrisonNation()
                : board.state().findCorps(piece).map(Corps::nation)
                        .orElseGet(() -> board.state().irregulars().get(piece).power().nation());
    }

    /**
     * The power that leads a side and chooses its losses: the one with most corps, then with most garrison factors, then the first
     * in the printed order. The rules on sieges name one player a side; this is the reading for a side of several. The factors that a corps
     * holds play no part: the answer is the same for all viewers.
     */
    static Optional<Power> leadingPower(EiaWarView board, Collection<UnitId> pieces, Map<Power, Integer> garrisons) {
        Map<Power, Integer> corps = new EnumMap<>(Power.class);
        var powers = EnumSet.noneOf(Power.class);
        pieces.forEach(piece -> ownerOf(board, piece).ifPresent(powers::add));
        pieces.stream().flatMap(piece -> board.state().findCorps(piece).stream()).forEach(each -> corps.merge(each.power(), 1, Integer::sum));
        return powers.stream().min(Comparator.<Power>comparingInt(power -> -corps.getOrDefault(power, 0))
                .thenComparingInt(power -> -garrisons.getOrDefault(power, 0)).thenComparing(Comparator.naturalOrder()));
    }

    /** The power that leads the besiegers, those of these powers. */
    static Optional<Power> leaderOfBesiegers(EiaWarView board, SpaceId area, Collection<Power> powers) {
        return leadingPower(board, besiegingCorps(board, area, powers).stream().map(Corps::id).toList(), Map.of());
    }

    /** The power that leads what is inside a city; empty for a garrison of a neutral minor state. */
    static Optional<Power> leaderInside(EiaWarView board, SpaceId area) {
        var pieces = new ArrayList<UnitId>();
        Map<Power, Integer> garrisons = new EnumMap<>(Power.class);
        board.corpsInside(area).forEach(corps -> pieces.add(corps.id()));
        board.state().irregularsAt(Location.city(area)).forEach(piece -> pieces.add(piece.id()));
        board.state().city(area).ifPresent(city -> city.garrisons().forEach((nation, factors) -> {
            pieces.add(FactorShare.garrisonPiece(nation));
            board.controllerOf(nation).ifPresent(power -> garrisons.merge(power, factors.total(), Integer::sum));
        }));
        return leadingPower(board, pieces, garrisons);
    }

    /** The power that decides for what is inside a city; empty where nobody plays it. */
    static Optional<Power> playedDefender(EiaWarView board, SpaceId area) {
        return leaderInside(board, area).filter(power -> board.state().power(power).isPresent());
    }

    /** Whether a power has anything inside a city. */
    public static boolean isInside(EiaWarView board, SpaceId area, Power power) {
        return board.corpsInside(area).stream().anyMatch(corps -> corps.power() == power)
                || board.state().irregularsAt(Location.city(area)).stream().anyMatch(piece -> piece.power() == power)
                || board.state().city(area).stream().flatMap(city -> city.garrisons().keySet().stream())
                        .anyMatch(nation -> board.controllerOf(nation).filter(power::equals).isPresent());
    }

    // --- For the tables --------------------------------------------------------------------------------------------

    /** The lines of the national morale chart; a minor state without a line fights with the morale of militia. */
    static List<FactorLine> lines(EiaWarView board, EiaTables tables, List<FactorShare> shares) {
        return shares.stream().map(share -> {
            var nation = nationOf(board, share.piece());
            int militia = tables.morale().of(nation, FactorType.MILITIA).orElseThrow();
            return new FactorLine(share.type(), nation, share.count(), tables.morale().of(nation, share.type()).orElse(militia));
        }).toList();
    }

    /** The piece or the garrison of which factors are. */
    static Argument pieceName(EiaState state, FactorShare share) {
        return share.isGarrison() ? CampaignNames.garrison(share.garrisonNation()) : CampaignNames.piece(state, share.piece());
    }
}
