package tercio.projections;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tercio.application.record.DiceMode;
import tercio.application.record.GameOpened;
import tercio.application.record.UndoRule;
import tercio.domain.game.Ruleset;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.EnteredTables;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Makes the entries of the list of games. */
public final class Summaries {

    /** The name under which summaries are stored. No view has this name. */
    public static final String NAME = "/game";

    /**
     * The form of the summary of a game that is over. It is raised where such a summary, or the view of the sequence in it, gets or loses a field, or says
     * something else in one: summaries of the older form are then made again before they are shown.
     */
    private static final int FORM = 1;

    /**
     * One game in the list.
     *
     * @param sequence null where its ruleset has no such view
     * @param secrets whether it keeps secrets; left out where it does not
     * @param players the player of each seat now; a seat without a player is left out
     */
    public record Summary(
            String id,
            String name,
            String ruleset,
            String edition,
            String scenario,
            int position,
            Object sequence,
            List<Waiting> awaiting,
            boolean over,
            DiceMode dice,
            UndoRule undo,
            boolean open,
            List<GameOpened.Seat> seats,
            Map<String, String> players,
            String diceCommitment,
            Optional<GameOpened.Origin> forkedFrom,
            Optional<Boolean> openTable,
            Optional<Boolean> secrets,
            Map<String, String> readings,
            Optional<EnteredCharts> charts) {}

    /**
     * The tables that an owner entered for the game.
     *
     * @param hash SHA-256 of their canonical text
     * @param tables their names
     */
    public record EnteredCharts(String origin, String hash, List<String> tables) {
        static EnteredCharts of(EnteredTables entered) {
            return new EnteredCharts(entered.origin(), entered.hash(), List.copyOf(entered.tables().keySet()));
        }
    }

    /**
     * A decision that is awaited, in short.
     *
     * @param translations of the prompt, by language; none where it stands in no catalog
     */
    public record Waiting(String seat, String kind, String prompt, Map<String, String> translations) {

        static Waiting of(AwaitedDecision awaited) {
            var decision = awaited.decision();
            return new Waiting(awaited.seat(), decision.kind(), Texts.english(decision.prompt()),
                    decision.prompt() instanceof Sentence.Written ? Map.of() : Texts.translations(decision.prompt()));
        }

        /** The prompt in a language, or in English where it stands in no catalog. */
        public String promptIn(Language language) {
            return translations.getOrDefault(language.code(), prompt);
        }
    }

    private final Views views;

    public Summaries(Views views) {
        this.views = views;
    }

    public Summary of(String game, GameHistory history) {
        int now = history.position();
        var opened = history.openingEvent();
        var awaiting = RulesAtPosition.of(history, now).decisions().stream()
                .map(Waiting::of).toList();
        return new Summary(game, opened.name(), opened.ruleset(), opened.edition(), opened.scenario().name(), now,
                views.body(history, "sequence", List.of(), now).orElse(null), awaiting, RulesAtPosition.of(history, now).isOver(),
                opened.dice(), opened.undo(), opened.open(), opened.seats(), players(history), opened.diceCommitment(),
                opened.forkedFrom(), opened.openTable(),
                history.opening().keepsSecrets() ? Optional.of(true) : Optional.empty(), readings(history),
                opened.scenario().enteredTables().map(EnteredCharts::of));
    }

    /** All by which the summaries of finished games of a ruleset may differ from those of another build of the program, in one text. */
    public static String formOfFinished(Ruleset<?, ?, ?, ?> ruleset) {
        return ruleset.id() + " " + FORM + " " + ruleset.boardVersion() + ruleset.readings().stream().filter(reading -> reading.dispute().isPresent())
                .map(reading -> " " + reading.id() + "=" + reading.standard()).collect(Collectors.joining());
    }

    /** The readings over which tables differ, each with the choice by which this game plays. */
    private static Map<String, String> readings(GameHistory history) {
        var chosen = new LinkedHashMap<String, String>();
        history.opening().ruleset().readings().stream().filter(reading -> reading.dispute().isPresent())
                .forEach(reading -> chosen.put(reading.id(), history.openingEvent().readings().getOrDefault(reading.id(), reading.standard())));
        return chosen;
    }

    private static Map<String, String> players(GameHistory history) {
        var players = new LinkedHashMap<String, String>();
        history.openingEvent().seats().forEach(seat -> history.places().player(seat.name()).ifPresent(player -> players.put(seat.name(), player)));
        return players;
    }
}
