package tercio.domain.eu.play.voyage;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.game.NavalAction;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.interception.ShoreFire;
import tercio.domain.eu.movement.BlockadeEscape;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.harbour.Admirals;
import tercio.domain.eu.play.harbour.Ports;
import tercio.domain.eu.play.seawatch.SeaRisks;
import tercio.domain.eu.play.shiploss.NavalTolls;
import tercio.domain.eu.play.harbour.Batteries;
import tercio.domain.eu.play.shorefire.ShoreFires;
import tercio.domain.game.MovePreview;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.SingleRoll;

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

    private final Board board;
    private final NavalStack stack;
    private final SeaRisks interceptions;
    private final NavalTolls tolls;

    /** @param attempted enemy stacks that have tried to intercept it on this voyage */
    VoyageRisks(Board board, NavalStack stack, Set<String> attempted) {
        this.board = board;
        this.stack = stack;
        this.interceptions = new SeaRisks(board, stack, attempted);
        this.tolls = new NavalTolls(board, stack);
    }

    /** @return {@code null} where the stack lies in port */
    MovePreview.Toll toll(List<String> way) {
        return tolls.of(way);
    }

    /** @param action at the end of the path, {@code null} if none */
    Found on(List<String> path, NavalAction action) {
        var tries = new ArrayList<SeaRisks.Try>();
        var from = stack.at();
        for (var to : path) {
            var port = board.map().sea(from).isEmpty() ? from : to;
            blockade(port).ifPresent(tries::add);
            fire(from, to, tries);
            from = to;
        }
        tries.addAll(interceptions.on(path, action));
        var missing = new HashMap<String, BigDecimal>();
        // A blockade and a battery must be passed each time; an interceptor tries once.
        for (int each = 0; each < tries.size(); each++) {
            var one = tries.get(each);
            missing.merge(one.risk().kind().equals(SeaRisks.KIND) ? one.risk().by() : one.risk().by() + "/" + each, one.missing(), BigDecimal::min);
        }
        var escapes = missing.values().stream().reduce(BigDecimal.ONE, BigDecimal::multiply);
        return new Found(tries.stream().map(SeaRisks.Try::risk).toList(), MovePreview.written(BigDecimal.ONE.subtract(escapes)));
    }

    /** The blockade of a port that the stack leaves or enters; none at sea. */
    private Optional<SeaRisks.Try> blockade(String port) {
        if (board.map().sea(port).isPresent()) {
            return Optional.empty();
        }
        return Ports.blockader(board, port, board.state().allianceOf(stack)).map(blockader -> {
            var roll = BlockadeEscape.with(board.tables());
            var odds = roll.procedure().distribution(roll.start(Admirals.escape(board, stack, blockader))).map(SingleRoll.Cast::result);
            var kept = odds.weightOf(result -> result != BlockadeEscape.Result.ESCAPED);
            return new SeaRisks.Try(MovePreview.Risk.of(blockader.id(), blockader.country(), port, "blockade", kept, odds.whole(),
                    Citation.of(Blockades.RULE), "it does not escape the blockade"),
                    BigDecimal.ONE.subtract(new BigDecimal(kept).divide(new BigDecimal(odds.whole()))));
        });
    }

    private void fire(String from, String to, List<SeaRisks.Try> tries) {
        for (var battery : Batteries.at(board, stack, from, to)) {
            var odds = Batteries.odds(board, stack, battery);
            var stops = odds.weightOf(ShoreFire.Hit::stopped);
            tries.add(new SeaRisks.Try(MovePreview.Risk.of(battery.province(), battery.country(), to, "shore-fire", stops, odds.whole(),
                    Citation.of(ShoreFires.RULE), battery.title(board.name(battery.province())) + " fires"),
                    BigDecimal.ONE.subtract(new BigDecimal(stops).divide(new BigDecimal(odds.whole())))));
        }
    }
}
