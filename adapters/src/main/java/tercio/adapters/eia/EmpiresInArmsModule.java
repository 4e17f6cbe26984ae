package tercio.adapters.eia;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.adapters.archive.RulebookArchive;
import tercio.adapters.eia.adjudication.BesiegedSupplyEndpoint;
import tercio.adapters.eia.adjudication.DepotSupplyEndpoint;
import tercio.adapters.eia.adjudication.FieldCombatEndpoint;
import tercio.adapters.eia.adjudication.ForageEndpoint;
import tercio.adapters.eia.adjudication.SiegeAssaultEndpoint;
import tercio.adapters.eia.adjudication.TrivialCombatEndpoint;
import tercio.adapters.eia.archive.EiaArchive;
import tercio.adapters.eia.question.CampaignQuestion;
import tercio.adapters.rulebook.Demonstration;
import tercio.adapters.rulebook.GameQuestion;
import tercio.adapters.rulebook.Manifest;
import tercio.adapters.rulebook.RuleTranslations;
import tercio.adapters.rulebook.RulebookModule;
import tercio.domain.eia.EiaReadings;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.charts.EiaCharts;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.game.Ruleset;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Rulebook;
import tercio.domain.ruling.RulebookTranslation;
import tercio.domain.table.OwnTables;
import tercio.projections.GameHistory;
import tercio.projections.RulesetViews;
import tercio.projections.eia.EiaViews;
import tercio.projections.sentence.Language;

/** {@code empires-in-arms}: Empires in Arms, the land phase, with games on the whole map. */
public final class EmpiresInArmsModule implements RulebookModule {

    @Override
    public String id() {
        return EmpiresInArms.ID;
    }

    @Override
    public Optional<Ruleset<?, ?, ?, ?>> ruleset() {
        return Optional.of(new EmpiresInArms());
    }

    @Override
    public RulesetViews views() {
        return new EiaViews();
    }

    @Override
    public RulebookArchive archive() {
        return EiaArchive.INSTANCE;
    }

    @Override
    public Manifest manifest(Language language) {
        return EiaManifest.in(language);
    }

    @Override
    public List<ProcedureEndpoint> procedures() {
        return procedures(EiaTables.PRINTED);
    }

    @Override
    public List<ProcedureEndpoint> procedures(OwnTables own) {
        return procedures(EiaTables.read(id(), own));
    }

    private static List<ProcedureEndpoint> procedures(EiaTables tables) {
        return List.of(
                new FieldCombatEndpoint(tables),
                new TrivialCombatEndpoint(tables),
                new SiegeAssaultEndpoint(tables),
                new ForageEndpoint(),
                new BesiegedSupplyEndpoint(),
                new DepotSupplyEndpoint());
    }

    @Override
    public GameQuestion question(GameHistory history, int position) {
        var tables = EiaCharts.of(history.openingEvent().scenario().enteredTables()).tables();
        return new CampaignQuestion(procedures(tables), tables).of(history, position);
    }

    @Override
    public Optional<FightSheet> sheet(GameHistory history, int position) {
        return CampaignQuestion.sheet(history, position);
    }

    @Override
    public List<Reading> readings() {
        return EiaReadings.ALL;
    }

    @Override
    public Rulebook rulebook() {
        return EmpiresInArms.index();
    }

    @Override
    public Optional<RulebookTranslation> rulesIn(Language language) {
        return RuleTranslations.beside(EmpiresInArms.class, rulebook(), language);
    }

    @Override
    public List<String> warmUpOdds() {
        try (var text = EmpiresInArmsModule.class.getResourceAsStream("warm-up-odds.jsonl")) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public Optional<Demonstration> demonstration() {
        return Optional.of(BattleInBessarabia.DEMONSTRATION);
    }
}
