package tercio.domain.eu.turn.campaign;

import java.util.EnumMap;
import java.util.Map;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;
import tercio.domain.table.CsvTable;

/** The price of each kind of campaign in ducats, from the printed list. */
public final class CampaignCosts {

    /** Parses and checks the printed table. */
    public static final TypedTable<CampaignCosts> TABLE = new TypedTable<>(tables -> read(tables.table("campaign_costs")));

    private final Map<Campaign, Integer> ducats = new EnumMap<>(Campaign.class);

    private CampaignCosts() {}

    private static CampaignCosts read(CsvTable table) {
        var costs = new CampaignCosts();
        for (var row : table.rows()) {
            for (var kind : Campaign.values()) {
                if (kind.key().equals(row.text("campaign"))) {
                    costs.ducats.put(kind, row.integer("cost_ducats"));
                }
            }
        }
        if (costs.ducats.size() != Campaign.values().length) {
            throw new IllegalArgumentException("campaign_costs.csv: a kind of campaign has no price");
        }
        return costs;
    }

    /** The price of a kind of campaign, in ducats. */
    public int of(Campaign kind) {
        return ducats.get(kind);
    }

    /** The cost in ducats to upgrade a campaign to another kind: the difference, at least 0 (EU-CAMP-6). */
    public int upgradeCost(Campaign from, Campaign to) {
        return Math.max(0, of(to) - of(from));
    }

    /** The table of the edition that {@code tables} belongs to. */
    public static CampaignCosts from(EuTables tables) {
        return tables.get(TABLE);
    }
}
