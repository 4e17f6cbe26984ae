package tercio.domain.eu.sea.voyage.play;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.interception.ShoreFire;
import tercio.domain.eu.land.movement.BlockadeEscape;
import tercio.domain.eu.sea.attrition.play.NavalTolls;
import tercio.domain.eu.sea.interception.play.SeaInterceptionRisks;
import tercio.domain.eu.sea.ships.play.Admirals;
import tercio.domain.eu.sea.ships.play.Batteries;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.sea.shorefire.play.ShoreFireNarration;
import tercio.domain.eu.sea.shorefire.play.ShoreFires;
import tercio.domain.game.MovePreview;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.sentence.Sentence;

/**
 * The risks of a naval stack on a voyage that it considers: blockades that it must escape, fire of the shores, enemy stacks that intercept
 * it, and attrition.
 */
final class VoyageRisks {

    /**
     * The risks of one voyage.
     *
     * @param caught the exact chance that any of them stops it, each interceptor where its chance is best
     */
    record Found(List<MovePreview.Risk> risks, String caught) {}

    private final WarView board;
    private final NavalStack stack;
    private final SeaInterceptionRisks interceptions;
    private final NavalTolls tolls;

    /** @param attempted enemy stacks that have tried to intercept it on this voyage */
    VoyageRisks(WarView board, NavalStack stack, Set<StackId> attempted) {
        this.board = board;
        this.stack = stack;
        this.interceptions = new SeaInterceptionRisks(board, stack, attempted);
        this.tolls = new NavalTolls(board, stack);
    }

    /** @return {@code null} where the stack lies in port */
    MovePreview.Toll toll(List<SpaceId> way) {
        return tolls.of(way);
    }

    /** @param action at the end of the path, {@code null} if none */
    Found risksOn(List<SpaceId> path, NavalAction action) {
        var tries = new ArrayList<SeaInterceptionRisks.Try>();
        var from = stack.at();
        for (var to : path) {
            var port = board.map().sea(from).isEmpty() ? from : to;
            blockadeRisk(port).ifPresent(tries::add);
            addFireRisks(from, to, tries);
            from = to;
        }
        tries.addAll(interceptions.triesOn(path, action));
        var missing = new HashMap<String, BigDecimal>();
        // A blockade and a battery must be passed each time; an interceptor tries once.
        for (int each = 0; each < tries.size(); each++) {
            var one = tries.get(each);
            missing.merge(one.risk().kind().equals(SeaInterceptionRisks.KIND) ? one.risk().by() : one.risk().by() + "/" + each, one.missing(), BigDecimal::min);
        }
        var escapes = missing.values().stream().reduce(BigDecimal.ONE, BigDecimal::multiply);
        return new Found(tries.stream().map(SeaInterceptionRisks.Try::risk).toList(), MovePreview.format(BigDecimal.ONE.subtract(escapes)));
    }

    /** The blockade of a port that the stack leaves or enters; none at sea. */
    private Optional<SeaInterceptionRisks.Try> blockadeRisk(SpaceId port) {
        if (board.map().sea(port).isPresent()) {
            return Optional.empty();
        }
        return Ports.blockader(board, port, board.state().allianceOf(stack)).map(blockader -> {
            var roll = BlockadeEscape.roll(board.tables());
            var odds = roll.procedure().distribution(roll.start(Admirals.escape(board, stack, blockader))).map(SingleRoll.RollState::result);
            var kept = odds.weightOf(result -> result != BlockadeEscape.Result.ESCAPED);
            return new SeaInterceptionRisks.Try(MovePreview.Risk.of(blockader.id().value(), blockader.country().value(), port.value(), "blockade", kept, odds.whole(),
                    Citation.of(Blockades.RULE), Sentence.of("eu.voyage.not-escaped")),
                    BigDecimal.ONE.subtract(new BigDecimal(kept).divide(new BigDecimal(odds.whole()))));
        });
    }

    private void addFireRisks(SpaceId from, SpaceId to, List<SeaInterceptionRisks.Try> tries) {
        for (var battery : Batteries.batteriesAt(board, stack, from, to)) {
            var odds = Batteries.odds(board, stack, battery);
            var stops = odds.weightOf(ShoreFire.Hit::stopped);
            tries.add(new SeaInterceptionRisks.Try(MovePreview.Risk.of(battery.province().value(), battery.country().value(), to.value(), "shore-fire", stops, odds.whole(),
                    Citation.of(ShoreFires.RULE), Sentence.of("eu.shorefire.fires").with("battery", ShoreFireNarration.battery(battery))),
                    BigDecimal.ONE.subtract(new BigDecimal(stops).divide(new BigDecimal(odds.whole())))));
        }
    }
}
