package tercio.domain.eu.turn.round;

import tercio.domain.dice.DieName;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Modifiers;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The roll at the end of a round, which decides the next round and its weather. */
public final class Continuation {

    /**
     * The round that ends.
     *
     * @param from any box except the last
     * @param poorWeather whether the economic event of that name happened this turn
     */
    public record Ending(RoundBox from, Period period, boolean poorWeather) {
        public Ending {
            if (from == RoundBox.END) {
                throw new IllegalArgumentException("no round follows the last box");
            }
        }
    }

    /**
     * The result of the roll.
     *
     * @param modified die plus modifiers, clamped to 1..10; 0 before the die is thrown
     * @param next {@code null} before the die is thrown
     */
    public record NextRound(Ending ending, int modified, RoundBox next, boolean extendedCampaign, boolean badWeather,
            boolean sundFrozen) {

        static NextRound beforeRoll(Ending ending) {
            return new NextRound(ending, 0, null, false, false, false);
        }

        private Step withBox(Step step) {
            return extendedCampaign ? step.result(Sentence.of("eu.round.result-extended").with("box", next.label()).with("badWeather", badWeather).with("frozen", sundFrozen))
                    : badWeather ? step.result(Sentence.of("eu.round.result-bad-weather").with("box", next.label()).with("frozen", sundFrozen))
                    : next == RoundBox.END ? step.result(Sentence.of("eu.round.result-end")) : step.result(next);
        }
    }

    private static final Modifiers<Ending> MODIFIERS = Modifiers.<Ending>of("EU-RND-CONT")
            .add(1, "poor weather", Ending::poorWeather, +2)
            .add(2, "period VI or VII", ending -> ending.period().isWithin(Period.VI, Period.VII), -1);

    private Continuation() {}

    /** The state before the die is thrown. */
    public static NextRound start(Ending ending) {
        return NextRound.beforeRoll(ending);
    }

    /** One die, {@code continuation}. */
    public static Procedure<NextRound> procedure(EuTables tables) {
        var track = RoundsTrack.from(tables);
        return Procedure.of(new Stage.Throw<NextRound>("continuation roll", state -> state.next() == null,
                state -> DieName.d10("continuation"), (state, die, recorder) -> {
                    var ending = state.ending();
                    var tally = MODIFIERS.on(ending);
                    int modified = Math.clamp(tally.on(die), RoundsTrack.LEAST, RoundsTrack.MOST);
                    var arrow = track.arrow(ending.from(), modified);
                    boolean poorWinter = ending.poorWeather() && arrow.to().isWinter();
                    var coming = new NextRound(ending, modified, arrow.to(), arrow.red(),
                            arrow.red() && isBadWhenExtended(die) || poorWinter, poorWinter && freezesTheSund(die));
                    recorder.record(() -> coming.withBox(Step.of("continuation roll", MODIFIERS.rule()).die(die).tally(tally).withModified(modified)
                            .cell("rounds-track", ending.from(), modified)));
                    return coming;
                }));
    }

    /** The weather of an extended campaign depends on the natural die. */
    private static boolean isBadWhenExtended(int die) {
        return die == 1 || die == 3 || die == 5;
    }

    static boolean freezesTheSund(int die) {
        return die == 1;
    }
}
