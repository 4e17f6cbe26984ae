package tercio.domain.eu.battle;

import tercio.domain.eu.board.Terrain;
import tercio.domain.eu.edition.CavalryAdvantage;
import tercio.domain.eu.forces.ArmyClasses;
import tercio.domain.eu.tables.CavalryBonuses;
import tercio.domain.eu.tables.EuTables;

/** Whose cavalry is better in a battle, and what that is worth (EU-BATTLE-DRM-14, EU-BATTLE-PURSUIT-5). */
record Cavalry(LandBattle battle, EuTables tables) {

    int shock(Side side) {
        return structural() ? held(side, tables.cavalryBonuses().shock(claim(side))) : ratio(side);
    }

    int pursuit(Side side) {
        return structural() ? held(side, tables.cavalryBonuses().pursuit(claim(side))) : ratio(side);
    }

    private boolean structural() {
        return tables.policies().battle().cavalry() == CavalryAdvantage.STRUCTURAL;
    }

    private int held(Side side, int bonus) {
        return battle.side(side).holdsArmy() ? bonus : 0;
    }

    private CavalryBonuses.Claim claim(Side side) {
        var own = battle.side(side);
        return new CavalryBonuses.Claim(own.country(), own.armyClass(), own.reformM2(), battle.period(), battle.terrain());
    }

    /** In a plain, for at least so many times the enemy's cavalry; a few men have none against natives. */
    private int ratio(Side side) {
        int own = points(side);
        boolean enough = own > 0 && own >= figure("cavalry_ratio") * points(side.opponent());
        return battle.terrain() == Terrain.PLAIN && enough && !tooFewAgainstNatives(side) ? figure("cavalry_ratio_drm") : 0;
    }

    /** Strength points of cavalry: by detachment, more for the armies that have better cavalry in the main edition. */
    private int points(Side side) {
        boolean strong = tables.cavalryBonuses().anywhere(claim(side));
        return tables.unit().of(battle.side(side).units()) * figure(strong ? "cavalry_per_ld_strong" : "cavalry_per_ld");
    }

    private boolean tooFewAgainstNatives(Side side) {
        int strength = tables.unit().of(battle.side(side).units()) * figure("ld_points") / tables.unit().ofOneLd();
        return battle.side(side.opponent()).country().equals(ArmyClasses.NATIVES) && strength < figure("cavalry_min_points");
    }

    private int figure(String key) {
        return tables.constants().value(key);
    }
}
