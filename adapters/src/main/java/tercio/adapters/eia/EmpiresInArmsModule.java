package tercio.adapters.eia;

import java.util.List;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.adapters.eia.adjudication.BesiegedSupplyEndpoint;
import tercio.adapters.eia.adjudication.DepotSupplyEndpoint;
import tercio.adapters.eia.adjudication.FieldCombatEndpoint;
import tercio.adapters.eia.adjudication.ForageEndpoint;
import tercio.adapters.eia.adjudication.SiegeAssaultEndpoint;
import tercio.adapters.eia.adjudication.TrivialCombatEndpoint;
import tercio.adapters.rulebook.RulebookModule;
import tercio.domain.eia.EiaReadings;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.tables.EiaTables;
import tercio.domain.game.Ruleset;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Rulebook;
import tercio.domain.table.OwnTables;
import tercio.projections.PrintedTable;
import tercio.projections.RulesetViews;
import tercio.projections.View;
import tercio.projections.eia.EiaPrintedTables;

/** {@code empires-in-arms}: Empires in Arms, the land phase. */
public final class EmpiresInArmsModule implements RulebookModule {

    @Override
    public String id() {
        return EmpiresInArms.ID;
    }

    @Override
    public String title() {
        return "Empires in Arms, land phase";
    }

    @Override
    public RulesetViews views() {
        return new TablesAlone();
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
    public List<Reading> readings() {
        return EiaReadings.ALL;
    }

    @Override
    public Rulebook index() {
        return EmpiresInArms.index();
    }

    /** The printed tables, while there are no games. */
    private record TablesAlone() implements RulesetViews {

        @Override
        public List<View<?>> of(Ruleset<?, ?, ?, ?> ruleset) {
            return List.of();
        }

        @Override
        public List<PrintedTable> tables(String ruleset) {
            return ruleset.equals(EmpiresInArms.ID) ? EiaPrintedTables.all() : List.of();
        }
    }
}
