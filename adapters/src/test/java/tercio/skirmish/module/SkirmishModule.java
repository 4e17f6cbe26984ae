package tercio.skirmish.module;

import java.util.List;
import java.util.Optional;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.adapters.rulebook.RulebookModule;
import tercio.domain.game.Ruleset;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Rulebook;
import tercio.domain.table.OwnTables;
import tercio.projections.RulesetViews;
import tercio.skirmish.rules.ClashTable;
import tercio.skirmish.rules.SkirmishRules;
import tercio.skirmish.views.SkirmishViews;

/** {@code skirmish}: a small made-up rulebook that is installed for tests alone. */
public final class SkirmishModule implements RulebookModule {

    private static final SkirmishRules RULES = new SkirmishRules();

    @Override
    public String id() {
        return SkirmishRules.ID;
    }

    @Override
    public Optional<Ruleset<?, ?, ?, ?>> rules() {
        return Optional.of(RULES);
    }

    @Override
    public RulesetViews views() {
        return new SkirmishViews();
    }

    @Override
    public List<ProcedureEndpoint> procedures() {
        return procedures(OwnTables.NONE);
    }

    @Override
    public List<ProcedureEndpoint> procedures(OwnTables own) {
        return List.of(new ClashEndpoint(own.table(id(), ClashTable.NAME).map(ClashTable::new).orElse(ClashTable.PRINTED)));
    }

    @Override
    public List<Reading> readings() {
        return RULES.readings();
    }

    @Override
    public Rulebook index() {
        return RULES.rulebook();
    }
}
