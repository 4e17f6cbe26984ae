package tercio.adapters.eu;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.adapters.archive.RulebookArchive;
import tercio.adapters.eu.archive.EuArchive;
import tercio.adapters.eu.question.PlayedQuestion;
import tercio.adapters.rulebook.GameQuestion;
import tercio.adapters.rulebook.Manifest;
import tercio.adapters.rulebook.RuleTranslations;
import tercio.adapters.rulebook.RulebookModule;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.edition.LostTables;
import tercio.domain.game.Ruleset;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Rulebook;
import tercio.domain.ruling.RulebookTranslation;
import tercio.domain.table.OwnTables;
import tercio.projections.GameHistory;
import tercio.projections.RulesetViews;
import tercio.projections.eu.EuViews;
import tercio.projections.sentence.Language;

/**
 * Common part of the modules of the three editions: all play games on one map with the same chapters, views and page. Each uses the
 * tables, policies and readings of its edition.
 */
abstract class EuropaModule implements RulebookModule {

    private final Edition printed;
    private final Function<OwnTables, Edition> withOwnTables;
    private final Function<Edition, List<ProcedureEndpoint>> endpoints;

    EuropaModule(Edition printed, Function<OwnTables, Edition> withOwnTables, Function<Edition, List<ProcedureEndpoint>> endpoints) {
        this.printed = printed;
        this.withOwnTables = withOwnTables;
        this.endpoints = endpoints;
    }

    @Override
    public final String id() {
        return printed.id();
    }

    @Override
    public final List<ProcedureEndpoint> procedures() {
        return endpoints.apply(printed);
    }

    @Override
    public final List<ProcedureEndpoint> procedures(OwnTables own) {
        return endpoints.apply(withOwnTables.apply(own));
    }

    @Override
    public final Optional<Ruleset<?, ?, ?, ?>> ruleset() {
        return Optional.of(new EuMilitary(printed));
    }

    @Override
    public final GameQuestion question(GameHistory history, int position) {
        return PlayedQuestion.of(edition(history), history, position).map(GameQuestion::of)
                .orElseGet(() -> PlayedQuestion.whyNone(edition(history), history, position).map(GameQuestion::none).orElse(GameQuestion.NO_PROCEDURE));
    }

    @Override
    public final Optional<FightSheet> sheet(GameHistory history, int position) {
        return PlayedQuestion.sheet(edition(history), history, position);
    }

    /** The edition by which a game is played: with the tables that its owner entered, else with those of the program. */
    private Edition edition(GameHistory history) {
        return history.openingEvent().scenario().enteredTables().filter(entered -> printed.id().equals(Edition.RAPID)).map(LostTables::edition).orElse(printed);
    }

    @Override
    public final RulesetViews views() {
        return new EuViews(printed.id());
    }

    @Override
    public final RulebookArchive archive() {
        return EuArchive.INSTANCE;
    }

    @Override
    public final Manifest manifest(Language language) {
        return EuManifest.of(printed.id(), language);
    }

    @Override
    public final List<Reading> readings() {
        return printed.gameReadings();
    }

    @Override
    public final Rulebook rulebook() {
        return new EuMilitary().rulebook();
    }

    @Override
    public final Optional<RulebookTranslation> rulesIn(Language language) {
        return RuleTranslations.beside(EuMilitary.class, rulebook(), language);
    }
}
