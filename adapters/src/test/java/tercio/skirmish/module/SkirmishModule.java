package tercio.skirmish.module;

import java.util.List;
import java.util.Optional;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.adapters.rulebook.Manifest;
import tercio.adapters.rulebook.Manifest.View.Of;
import tercio.adapters.rulebook.RulebookModule;
import tercio.domain.game.Ruleset;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Rulebook;
import tercio.domain.table.OwnTables;
import tercio.projections.RulesetViews;
import tercio.projections.sentence.Language;
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
    public Optional<Ruleset<?, ?, ?, ?>> ruleset() {
        return Optional.of(RULES);
    }

    @Override
    public RulesetViews views() {
        return new SkirmishViews();
    }

    @Override
    public Manifest manifest(Language language) {
        return new Manifest(
                List.of(new Manifest.View("hills", "Hills", Of.GAME), new Manifest.View("captains", "Captains", Of.PARTY),
                        new Manifest.View("sequence", "Sequence of play", Of.GAME)),
                List.of(new Manifest.Tab("captains", "Captains", List.of("captains"))), List.of("hills", "sequence"),
                List.of(), List.of(new Manifest.Title("height", "Height")), List.of(),
                List.of(new Manifest.Title("SetReserve", "Reserve"), new Manifest.Title("March", "March")),
                Optional.empty(), Optional.of("page/rulesets/skirmish.js"), Optional.empty());
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
    public Rulebook rulebook() {
        return RULES.rulebook();
    }
}
