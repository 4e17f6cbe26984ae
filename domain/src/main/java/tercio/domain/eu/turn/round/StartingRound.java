package tercio.domain.eu.turn.round;

import tercio.domain.dice.DieName;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The roll for the first round of a turn. It is never modified. */
public final class StartingRound {

    /**
     * The start of the turn.
     *
     * @param poorWeather whether the economic event of that name happened this turn
     * @param box {@code null} before the die is thrown
     */
    public record Opening(boolean poorWeather, RoundBox box, boolean badWeather, boolean sundFrozen) {}

    private static final Citation RULE = Citation.of("EU-RND-START");

    private StartingRound() {}

    /** The state before the die is thrown. */
    public static Opening start(boolean poorWeather) {
        return new Opening(poorWeather, null, false, false);
    }

    /** One die, {@code start}. */
    public static Procedure<Opening> procedure(EuTables tables) {
        var track = RoundsTrack.from(tables);
        return Procedure.of(new Stage.Throw<Opening>("starting round", state -> state.box() == null,
                state -> DieName.d10("start"), (state, die, recorder) -> {
                    var box = track.startingBox(die);
                    boolean bad = state.poorWeather() && box.isWinter();
                    boolean frozen = bad && Continuation.freezesTheSund(die);
                    recorder.record(() -> {
                        var step = Step.of("starting round", RULE).die(die).cell("rounds-start", die, "box");
                        return bad ? step.result(Sentence.of("eu.round.result-bad-weather").with("box", box.label()).with("frozen", frozen)) : step.result(box);
                    });
                    return new Opening(state.poorWeather(), box, bad, frozen);
                }));
    }
}
