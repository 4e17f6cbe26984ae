package tercio.domain.eu.common.edition;

import java.util.List;
import tercio.domain.eu.common.policy.Policies;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;
import tercio.domain.eu.land.movement.MovementCosts;
import tercio.domain.eu.land.movement.StackingLimits;
import tercio.domain.eu.land.siege.AssaultCorrections;
import tercio.domain.eu.land.siege.AssaultTable;
import tercio.domain.eu.land.siege.UnderminingTable;
import tercio.domain.eu.supply.attrition.AttritionTables;
import tercio.domain.eu.turn.campaign.CampaignCosts;
import tercio.domain.eu.turn.round.RoundsTrack;
import tercio.domain.eu.world.exploration.DiscoveryTable;
import tercio.domain.eu.world.natives.ConquistadorTable;
import tercio.domain.table.TableSource;

/** The tables of all chapters. A user's tables are read at once, so that faults are found before the tables are used. */
final class ChapterTables {

    private static final List<TypedTable<?>> ALL = List.of(RoundsTrack.TABLE, CampaignCosts.TABLE, MovementCosts.TABLE,
            StackingLimits.TABLE, AttritionTables.TABLE, DiscoveryTable.TABLE, ConquistadorTable.TABLE, UnderminingTable.TABLE,
            AssaultTable.TABLE, AssaultCorrections.TABLE);

    private ChapterTables() {}

    /** All tables of an edition; a faulty table throws {@link tercio.domain.table.CsvTable.Fault}. */
    static EuTables read(TableSource source, Policies policies) {
        return check(EuTables.read(source, policies));
    }

    /** All tables of an edition that fights at sea by other tables. */
    static EuTables read(TableSource source, Policies policies, EuTables sea) {
        return check(EuTables.read(source, policies, sea));
    }

    private static EuTables check(EuTables tables) {
        ALL.forEach(tables::get);
        return tables;
    }
}
