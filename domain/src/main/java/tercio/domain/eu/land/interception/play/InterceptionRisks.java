package tercio.domain.eu.land.interception.play;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.interception.LandInterception;
import tercio.domain.eu.land.movement.OverrunStrength;
import tercio.domain.game.MovePreview;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.Success;

/** The enemy stacks that could intercept a stack where its move has led it, each with its exact chance (EU-INT-LAND). */
public final class InterceptionRisks {

    private InterceptionRisks() {}

    /**
     * A possible attempt.
     *
     * @param missing the chance that it fails
     */
    public record Try(MovePreview.Risk risk, BigDecimal missing) {}

    /** Each enemy stack that could intercept the moving stack, as if it tried alone. */
    public static List<Try> of(WarView board) {
        var move = Interceptions.moveUnderWay(board.state()).orElseThrow();
        var roll = LandInterception.roll(board.tables());
        return board.state().alliancesInOrder().stream()
                .flatMap(alliance -> of(board, roll, move, alliance).stream())
                .toList();
    }

    /** The attempts of one alliance. Where its troops can overrun the mover, each of them catches it without a die. */
    private static List<Try> of(WarView board, SingleRoll<LandInterception.Attempt, Success> roll, Move move, Alliance alliance) {
        var overrun = OverrunOfMover.stacksAble(board, move, alliance);
        var risks = new ArrayList<Try>();
        overrun.forEach(stack -> risks.add(new Try(MovePreview.Risk.of(stack.id().value(), stack.country().value(), move.province().value(), "overrun",
                BigInteger.ONE, BigInteger.ONE, Citation.of(OverrunStrength.RULE), MovePreview.modifierNames("four times as many LD")), BigDecimal.ZERO)));
        Interceptions.eligibleStacks(board, move, alliance).stream().filter(stack -> !overrun.contains(stack))
                .forEach(stack -> risks.add(risk(roll, stack, move, InterceptionInputs.attempt(board, stack, move, false))));
        return risks;
    }

    private static Try risk(
            SingleRoll<LandInterception.Attempt, Success> roll, Stack stack, Move move, LandInterception.Attempt attempt) {
        var odds = roll.procedure().distribution(roll.start(attempt)).map(cast -> cast.result());
        var recorder = StepRecorder.recording();
        roll.procedure().start(roll.start(attempt), asked -> OptionalInt.of(1), recorder);
        var why = recorder.steps().getFirst();
        var weight = odds.weightOf(Success::isSuccess);
        var missing = new BigDecimal(odds.whole().subtract(weight)).divide(new BigDecimal(odds.whole()));
        return new Try(MovePreview.Risk.of(stack.id().value(), stack.country().value(), move.province().value(), "interception",
                weight, odds.whole(), why.rule(), MovePreview.modifierNames(reason(why.modifiers()))), missing);
    }

    private static String reason(List<Modifier> modifiers) {
        return modifiers.isEmpty() ? "no modifiers" : modifiers.stream()
                .map(modifier -> (modifier.value() > 0 ? "+" : "") + modifier.value() + " " + modifier.reason())
                .collect(Collectors.joining(", "));
    }
}
