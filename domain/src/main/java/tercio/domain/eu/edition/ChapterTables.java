package tercio.domain.eu.edition;

import java.util.List;
import tercio.domain.eu.attrition.AttritionTables;
import tercio.domain.eu.campaign.CampaignCosts;
import tercio.domain.eu.exploration.DiscoveryTable;
import tercio.domain.eu.movement.MovementCosts;
import tercio.domain.eu.movement.StackingLimits;
import tercio.domain.eu.natives.ConquistadorTable;
import tercio.domain.eu.policy.Policies;
import tercio.domain.eu.round.RoundsTrack;
import tercio.domain.eu.siege.AssaultCorrections;
import tercio.domain.eu.siege.AssaultTable;
import tercio.domain.eu.siege.UnderminingTable;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.eu.tables.TypedTable;
import tercio.domain.table.TableSource;

/** The tables of all chapters. A user's tables are read at once, so that faults are found before the tables are used. */
final class ChapterTables {

    private static final List<TypedTable<?>> ALL = List.of(RoundsTrack.TABLE, CampaignCosts.TABLE, MovementCosts.TABLE,
            StackingLimits.TABLE, AttritionTables.TABLE, DiscoveryTable.TABLE, ConquistadorTable.TABLE, UnderminingTable.TABLE,
            AssaultTable.TABLE, AssaultCorrections.TABLE);

    private ChapterTables() {}

    /** All tables of an edition; a faulty table throws {@link tercio.domain.table.CsvTable.Fault}. */
    static EuTables read(TableSource source, Policies policies) {
        return checked(EuTables.read(source, policies));
    }

    /** All tables of an edition that fights at sea by other tables. */
    static EuTables read(TableSource source, Policies policies, EuTables sea) {
        return checked(EuTables.read(source, policies, sea));
    }

    private static EuTables checked(EuTables tables) {
        ALL.forEach(tables::get);
        return tables;
    }
}
