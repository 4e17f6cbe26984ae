package tercio.domain.eu.turn.levy.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.game.Defeat;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.turn.leader.play.Viceroys;
import tercio.domain.eu.turn.levy.play.LevyCommand.DeclareLevies;
import tercio.domain.eu.turn.levy.play.LevyCommand.EndLevies;
import tercio.domain.eu.turn.levy.play.LevyEvent.LeviesBegan;
import tercio.domain.eu.turn.levy.play.LevyEvent.LeviesDeclared;
import tercio.domain.eu.turn.levy.play.LevyEvent.LeviesEnded;
import tercio.domain.eu.turn.round.ComingRound;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/**
 * Exceptional levies between the continuation roll and the next round, alliance by alliance in the order of initiative (EU-LEVY,
 * AMB-64). After the last round there are none: nothing could be recruited by them. A country declares them at the end of the round
 * of its defeat, and one without a limit of recruitment (a minor) does not declare any (reading).
 */
public final class LevySegment {

    static final String RULE = "EU-LEVY";
    static final String EXCEPTION = "EU-LEVY-EXCEPTION";
    private static final int LEAST_STABILITY = -3;
    private static final List<CountryId> AFTER_ANY_DEFEAT = List.of(new CountryId("prussia"), new CountryId("sweden"));

    private LevySegment() {}

    /**
     * Begins the levies if another round follows and a country may declare or use them.
     *
     * @return whether they began
     */
    public static boolean begin(EuCommandRun play, ComingRound coming) {
        var board = play.board();
        boolean due = coming.box() != RoundBox.END && play.state().countries().keySet().stream().anyMatch(country -> mayAct(board, country));
        if (due) {
            play.emit(new LeviesBegan(coming.box(), coming.extended(), coming.badWeather()));
        }
        return due;
    }

    /** The countries of one alliance that are asked now, that of the highest initiative first; empty when all are done. */
    public static List<CountryId> countriesToAsk(WarView board) {
        if (!(board.state().phase() instanceof Phase.Levies levies)) {
            return List.of();
        }
        return board.state().alliancesInOrder().stream()
                .map(alliance -> board.state().members(alliance).stream()
                        .filter(country -> !levies.done().contains(country) && mayAct(board, country)).toList())
                .filter(countries -> !countries.isEmpty())
                .findFirst().orElse(List.of());
    }

    private static boolean mayAct(WarView board, CountryId country) {
        return mayDeclare(board, country) || !Recruiting.firstOptions(board, country).isEmpty();
    }

    static boolean mayDeclare(WarView board, CountryId country) {
        return declarationRefusal(board, country).isEmpty();
    }

    /** The reason why a country may not declare levies; empty if it may. */
    private static Optional<Sentence> declarationRefusal(WarView board, CountryId country) {
        var levies = board.state().countries().get(country).levies();
        if (levies.declared()) {
            return Optional.of(Sentence.of("eu.levy.refused-declared").with("who", SentenceNames.country(country)));
        }
        if (Recruiting.limit(board, country).isEmpty()) {
            return Optional.of(Sentence.of("eu.levy.refused-no-limit").with("who", SentenceNames.country(country)));
        }
        if (board.state().scenario().relationsOrNone().intervention(country).isPresent()) {
            return Optional.of(Sentence.of("eu.levy.refused-intervenes").with("who", SentenceNames.country(country)));
        }
        if (Viceroys.isOverseasOnly(board.state(), country)) {
            return Viceroys.levyRefusal(board.state(), country);
        }
        boolean any = AFTER_ANY_DEFEAT.contains(country);
        return levies.defeat() == Defeat.MAJOR || any && levies.defeat() == Defeat.LOST ? Optional.empty()
                : Optional.of(Sentence.of("eu.levy.refused-no-defeat").with("who", SentenceNames.country(country)).with("any", any));
    }

    static Execution declare(EuCommandRun play, DeclareLevies command) {
        var fault = notAskedRefusal(play, command.country()).or(() -> declarationRefusal(play.board(), command.country()));
        if (fault.isPresent()) {
            return EuCommandRun.refuse(Viceroys.isOverseasOnly(play.state(), command.country()) ? EXCEPTION : RULE, fault.get(), legalOptions(play.board()));
        }
        var recorder = StepRecorder.recording();
        int stability = stabilityChange(play.state(), command.country(), recorder);
        play.emit(new LeviesDeclared(command.country(), stability), recorder.steps());
        return EuCommandRun.success();
    }

    /** The change of stability: Sweden and Prussia pay nothing after a major defeat, and nobody at -3. */
    static int stabilityChange(EuState state, CountryId country, StepRecorder recorder) {
        var status = state.countries().get(country);
        if (status.levies().defeat() == Defeat.MAJOR && AFTER_ANY_DEFEAT.contains(country)) {
            recorder.record(() -> Step.of("levies of " + Nation.of(country) + " after a major defeat", EXCEPTION).result(Sentence.of("eu.levy.result-no-loss")));
            return 0;
        }
        if (Viceroys.costsMore(state, country)) {
            int lost = Math.min(2, status.stability() - LEAST_STABILITY);
            recorder.record(() -> Step.of("levies of " + Nation.of(country) + " after the defeat of a viceroy", EXCEPTION).result(Sentence.of("eu.levy.result-stability-lost").with("lost", lost)));
            return -lost;
        }
        boolean least = status.stability() == LEAST_STABILITY;
        recorder.record(() -> Step.of("exceptional levies are declared", RULE)
                .result(least ? Sentence.of("eu.levy.result-least-stability") : Sentence.of("eu.levy.result-stability-lost").with("lost", 1)));
        return least ? 0 : -1;
    }

    static Execution end(EuCommandRun play, EndLevies command) {
        var fault = notAskedRefusal(play, command.country());
        if (fault.isPresent()) {
            return EuCommandRun.refuse(RULE, fault.get(), legalOptions(play.board()));
        }
        play.emit(new LeviesEnded(command.country()));
        return EuCommandRun.success();
    }

    /** The reason why a country is not asked now; empty if it is. */
    static Optional<Sentence> notAskedRefusal(EuCommandRun play, CountryId country) {
        if (!(play.state().phase() instanceof Phase.Levies)) {
            return Optional.of(Sentence.of("eu.levy.refused-segment"));
        }
        var asked = countriesToAsk(play.board());
        return asked.contains(country) ? Optional.empty() : Optional.of(Sentence.of("eu.levy.refused-others-first").with("who", SentenceNames.countries(asked)));
    }

    /** An answer of each kind for each country that is asked; empty at another time. */
    static List<Option> legalOptions(WarView board) {
        return countriesToAsk(board).stream().flatMap(country -> {
            var declare = mayDeclare(board, country) ? List.of(declarationOption(board, country)) : List.<Option>of();
            return List.of(declare, Recruiting.firstOptions(board, country), List.of(endOption(board, country))).stream().flatMap(List::stream);
        }).toList();
    }

    static Option declarationOption(WarView board, CountryId country) {
        int stability = stabilityChange(board.state(), country, StepRecorder.SILENT);
        return new Option(Sentence.of("eu.levy.to-declare").with("stability", stability), new DeclareLevies(country));
    }

    static Option endOption(WarView board, CountryId country) {
        return new Option(Sentence.of("eu.levy.to-end").with("declared", !mayDeclare(board, country)), new EndLevies(country));
    }
}
