package tercio.domain.eu.land.battle;

import java.util.function.ToIntFunction;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.forces.ArmyClasses;
import tercio.domain.eu.common.policy.CavalryAdvantage;
import tercio.domain.eu.common.tables.CavalryBonuses;
import tercio.domain.eu.common.tables.EuTables;

/** The modifiers for better cavalry in shock and pursuit (EU-BATTLE-DRM-14, EU-BATTLE-PURSUIT-5). */
record Cavalry(LandBattle battle, EuTables tables) {

    int shock(Side side) {
        return isStructural() ? structural(side, tables.cavalryBonuses()::shock) : ratio(side);
    }

    int pursuit(Side side) {
        return isStructural() ? structural(side, tables.cavalryBonuses()::pursuit) : ratio(side);
    }

    private boolean isStructural() {
        return tables.policies().battle().cavalry() == CavalryAdvantage.STRUCTURAL;
    }

    /** The greatest bonus of any country with an ARMY counter; a side claims one bonus only (EU-BATTLE-PARAMETERS). */
    private int structural(Side side, ToIntFunction<CavalryBonuses.Claim> bonus) {
        int greatest = 0;
        for (var contingent : battle.side(side).byCountry()) {
            greatest = contingent.holdsArmy() ? Math.max(greatest, bonus.applyAsInt(claim(contingent))) : greatest;
        }
        return greatest;
    }

    private CavalryBonuses.Claim claim(Contingent own) {
        return new CavalryBonuses.Claim(own.country(), own.armyClass(), own.reformM2(), battle.period(), battle.terrain());
    }

    /** The bonus in a plain for a multiple of the enemy's cavalry; very small stacks get none against natives. */
    private int ratio(Side side) {
        int own = points(side);
        boolean enough = own > 0 && own >= figure("cavalry_ratio") * points(side.opponent());
        return battle.terrain() == Terrain.PLAIN && enough && !tooFewAgainstNatives(side) ? figure("cavalry_ratio_drm") : 0;
    }

    /** Strength points of cavalry: a figure for each detachment, greater for armies with better cavalry in the main edition. */
    private int points(Side side) {
        int points = 0;
        for (var contingent : battle.side(side).byCountry()) {
            boolean strong = tables.cavalryBonuses().hasShockAnywhere(claim(contingent));
            points += tables.unit().of(contingent.units()) * figure(strong ? "cavalry_per_ld_strong" : "cavalry_per_ld");
        }
        return points;
    }

    private boolean tooFewAgainstNatives(Side side) {
        int strength = tables.unit().of(battle.side(side).units()) * figure("ld_points") / tables.unit().ofOneLd();
        return battle.side(side.opponent()).country().equals(ArmyClasses.NATIVES) && strength < figure("cavalry_min_points");
    }

    private int figure(String key) {
        return tables.constants().value(key);
    }
}
