package tercio.domain.eu.land.siege;

import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.policy.AssaultArtillery;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.siege.AssaultTable.Phase;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Modifiers;
import tercio.domain.ruling.Reading;

/** The die modifiers of both sides of an assault. Terrain and size do not count. */
final class AssaultModifiers {

    private record Attack(Assault assault, Phase phase, Leader own, Leader enemy, int artilleryBonus, int levelMalus) {
        int fireAhead() {
            return phase == Phase.FIRE ? Math.max(0, own.fire() - enemy.fire()) : 0;
        }

        int shockAhead() {
            return phase == Phase.SHOCK ? Math.max(0, own.shock() - enemy.shock()) : 0;
        }

        LandTechnology besiegedTechnology() {
            return assault.besieged().technology();
        }
    }

    private static final Modifiers<Attack> BESIEGED = Modifiers.<Attack>of("EU-ASSAULT-DRM-BESIEGED")
            .add(1, "fire differential", Attack::fireAhead)
            .add(2, "shock differential", Attack::shockAhead);

    private static final Modifiers<Attack> BESIEGER = Modifiers.<Attack>of("EU-ASSAULT-DRM-BESIEGER")
            .add(1, "fire differential", Attack::fireAhead)
            .add(2, "shock differential", Attack::shockAhead)
            .add(3, "besieged of medieval technology", attack -> attack.besiegedTechnology() == LandTechnology.MEDIEVAL, +1)
            .add(4, "besieged of arquebus technology or better",
                    attack -> !attack.besiegedTechnology().isUpTo(LandTechnology.RENAISSANCE), -1)
            .add(5, "level of the fortress", Attack::levelMalus)
            .add(6, "artillery bonus", Attack::artilleryBonus)
            .add(7, "an earlier assault caused a loss", attack -> attack.assault().previousAssaultCausedLoss()
                    && attack.assault().readings().is(SiegeReadings.ASSAULT_DAMAGE_BONUS, Reading.ON), +1);

    private AssaultModifiers() {}

    /** Both commanders must be known. */
    static AppliedModifiers of(Assault assault, AssaultState assaultState, SiegeSide side, Phase phase, EuTables tables) {
        boolean lessens = tables.policies().assault().artillery() == AssaultArtillery.LESSENS_THE_MALUS_OF_FIRE;
        int bonus = lessens
                ? phase == Phase.FIRE ? malusReduction(assault, tables) : 0
                : tables.artillery().bonus(assault.fortressLevel(), assault.artillery());
        var attack = new Attack(assault, phase, assaultState.party(side).commander(), assaultState.party(side.opponent()).commander(), bonus,
                assault.breach() ? 0 : -assault.fortressLevel());
        return (side == SiegeSide.BESIEGER ? BESIEGER : BESIEGED).on(attack);
    }

    /** Enough artillery for each level reduces the malus by 1 or 2. It never becomes a bonus. */
    private static int malusReduction(Assault assault, EuTables tables) {
        int level = assault.breach() ? 0 : assault.fortressLevel();
        int less = assault.artillery() >= level * tables.constants().value("assault_artillery_2_per_level") ? 2
                : assault.artillery() >= level * tables.constants().value("assault_artillery_1_per_level") ? 1 : 0;
        return Math.min(level, less);
    }
}
