package tercio.domain.eu.common.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.table.CsvTable;

/** The bonuses for better cavalry by army, period and terrain (EU-BATTLE-DRM-14, EU-BATTLE-PURSUIT-5). */
public final class CavalryBonuses {

    /** The army that may claim a bonus; it must hold an ARMY counter. */
    public record Claim(CountryId country, ArmyClass armyClass, boolean reformM2, Period period, Terrain terrain) {}

    private record Bonus(
            String key, boolean ofClass, Period first, Period last, Set<Terrain> terrains, int shock, int pursuit,
            boolean untilReform) {

        boolean applies(Claim claim) {
            return belongsTo(claim) && terrains.contains(claim.terrain());
        }

        boolean belongsTo(Claim claim) {
            return key.equals(ofClass ? claim.armyClass().name() : claim.country().value())
                    && claim.period().isWithin(first, last)
                    && !(untilReform && claim.reformM2());
        }
    }

    private final List<Bonus> bonuses;

    private CavalryBonuses(List<Bonus> bonuses) {
        this.bonuses = List.copyOf(bonuses);
    }

    static CavalryBonuses read(CsvTable table) {
        var bonuses = new ArrayList<Bonus>();
        for (var row : table.rows()) {
            var terrains = EnumSet.noneOf(Terrain.class);
            var words = Arrays.asList(row.text("terrains").split("\\|"));
            for (var terrain : Terrain.values()) {
                if (words.contains(terrain.word())) {
                    terrains.add(terrain);
                }
            }
            bonuses.add(new Bonus(row.text("key"), row.text("key_type").equals("class"),
                    row.choice("period_from", Period.class), row.choice("period_to", Period.class), terrains,
                    row.within("shock_drm", 0, 1), row.within("pursuit_drm", 0, 1), row.isSet("until_reform_m2")));
        }
        return new CavalryBonuses(bonuses);
    }

    /** The bonus to shock rolls; it counts once even if several lines apply. */
    public int shock(Claim claim) {
        int greatest = 0;
        for (var bonus : bonuses) {
            if (bonus.shock > greatest && bonus.applies(claim)) {
                greatest = bonus.shock;
            }
        }
        return greatest;
    }

    /** Whether the army has a bonus to shock on any terrain in that period. */
    public boolean hasShockAnywhere(Claim claim) {
        return bonuses.stream().anyMatch(bonus -> bonus.shock > 0 && bonus.belongsTo(claim));
    }

    /** The bonus to the pursuit roll. */
    public int pursuit(Claim claim) {
        int greatest = 0;
        for (var bonus : bonuses) {
            if (bonus.pursuit > greatest && bonus.applies(claim)) {
                greatest = bonus.pursuit;
            }
        }
        return greatest;
    }
}
