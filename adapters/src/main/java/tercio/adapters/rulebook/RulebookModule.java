package tercio.adapters.rulebook;

import java.util.List;
import java.util.Optional;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.adapters.archive.RulebookArchive;
import tercio.domain.game.Ruleset;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Rulebook;
import tercio.domain.ruling.RulebookTranslation;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;
import tercio.domain.table.OwnTables;
import tercio.projections.GameHistory;
import tercio.projections.RulesetViews;
import tercio.projections.View;
import tercio.projections.sentence.Language;

/**
 * One rulebook, or one edition of it: its rules and scenarios, its views, its procedures at the adjudicator with their
 * tables and readings, and its demonstration. A module is a public class with a constructor without parameters, named in
 * {@code META-INF/services/tercio.adapters.rulebook.RulebookModule}. It loads tables and rules lazily.
 */
public interface RulebookModule {

    /** The ruleset's name on the wire, such as {@code great-war}. */
    String id();

    /** The title of the ruleset for a person; empty where no games are played by it: then its id is its title. */
    default Optional<Sentence> title() {
        return ruleset().map(Ruleset::title);
    }

    /**
     * The description of the ruleset for a page that shows its games. By default it names the views, without special
     * drawing.
     *
     * @param language of its titles
     */
    default Manifest manifest(Language language) {
        return Manifest.plain(ruleset().stream().flatMap(rules -> views().of(rules).stream()).map(View::name));
    }

    /** The rules and scenarios of its games; empty if it has procedures only. */
    default Optional<Ruleset<?, ?, ?, ?>> ruleset() {
        return Optional.empty();
    }

    /** The views of its games, and its printed tables. */
    RulesetViews views();

    /** Its procedures at the adjudicator, with the printed tables. */
    List<ProcedureEndpoint> procedures();

    /**
     * Its procedures with the tables of a user. The tables are checked at once: a faulty table is a
     * {@link CsvTable.Fault}.
     */
    List<ProcedureEndpoint> procedures(OwnTables own);

    /** The readings of its unclear rules. */
    List<Reading> readings();

    /** The index of the rules that its rulings cite. */
    Rulebook rulebook();

    /** Its rules in another language than English; empty without a translation. */
    default Optional<RulebookTranslation> rulesIn(Language language) {
        return Optional.empty();
    }

    /**
     * The adjudication request for the ruling of an event of a game, with the dice that fell, or the reason why there is none.
     *
     * @param history as the asker sees it
     * @param position of the event, 1 up to the newest
     */
    default GameQuestion question(GameHistory history, int position) {
        return GameQuestion.NO_PROCEDURE;
    }

    /**
     * The sheet of the fight to which an event of a game belongs; empty where it belongs to none, or the asker may not see its forces.
     *
     * @param history as the asker sees it
     * @param position of the event, 1 up to the newest
     */
    default Optional<FightSheet> sheet(GameHistory history, int position) {
        return Optional.empty();
    }

    /** The contribution of its games to the archive, the same for all modules that fill the same tables. */
    default RulebookArchive archive() {
        return RulebookArchive.NOTHING;
    }

    /** A game that demonstrates these rules. */
    default Optional<Demonstration> demonstration() {
        return Optional.empty();
    }

    /**
     * Its part of the OpenAPI description, in YAML: its fields in shared schemas, its examples and its texts. Empty if it adds
     * nothing.
     */
    default Optional<String> apiDescription() {
        return Optional.empty();
    }

    /** Requests for odds that the service computes at its start, because the first answers take the longest. */
    default List<String> warmUpOdds() {
        return List.of();
    }
}
