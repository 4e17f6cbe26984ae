package tercio.domain.eu.land.siege;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import tercio.domain.eu.common.forces.ArmyClasses;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.BattleSide;
import tercio.domain.ruling.Distribution;

/**
 * The assaults through breaches in one siege, each computed on first use. Assaults that differ only in the number
 * of troops share the odds of fire and shock.
 */
final class SiegeAssaults {

    private record AssaultKey(int besiegerLost, int besiegedLost, boolean damaged, boolean besiegerLed, boolean besiegedLed) {}

    /** The inputs of fire and shock. */
    private record Strength(boolean army, boolean veteran, int artillery, boolean empty, boolean damaged, boolean besiegerLed,
            boolean besiegedLed) {}

    private final Assault first;
    private final ToIntFunction<Units> artillery;
    private final EuTables tables;
    private final Map<AssaultKey, Distribution<AssaultAftermath>> known = new HashMap<>();
    private final Map<Strength, Distribution<AssaultState>> struck = new HashMap<>();

    /** @param artillery the artillery value of the besieging units that are left */
    SiegeAssaults(Assault first, ToIntFunction<Units> artillery, EuTables tables) {
        this.first = first;
        this.artillery = artillery;
        this.tables = tables;
    }

    /** The odds of an assault at this point of the siege, with the troops left on both sides. */
    Distribution<AssaultAftermath> odds(SiegeProgress standing, Units besieger, Units besieged) {
        var met = new AssaultKey(standing.besiegerLost(), standing.besiegedLost(), standing.marks().damagedByAssault(),
                standing.besiegerAway() == 0, standing.besiegedAway() == 0);
        return known.computeIfAbsent(met, any -> odds(new Assault(first.period(), first.theatre(), first.fortressLevel(), true,
                met.damaged(), artillery.applyAsInt(besieger), remainingSide(first.besieger(), besieger, met.besiegerLed()),
                remainingSide(first.besieged(), besieged, met.besiegedLed()), first.readings())));
    }

    private Distribution<AssaultAftermath> odds(Assault assault) {
        var procedure = new AssaultProcedure(assault, tables);
        var besieger = assault.besieger();
        var strength = new Strength(besieger.holdsArmy(), besieger.fightsAsVeteran(), assault.artillery(),
                assault.besieged().units().isEmpty(), assault.previousAssaultCausedLoss(), besieger.leader().isPresent(),
                assault.besieged().leader().isPresent());
        return AssaultAftermath.odds(procedure, struck.computeIfAbsent(strength,
                        any -> procedure.striking().distribution(AssaultState.start(assault)).mergedBy(SiegeAssaults::inflictedKey)),
                Arrays.stream(SiegeSide.values()).filter(side -> assault.side(side).leader().isPresent()).toList());
    }

    /** Losses and stars of both sides, as one number. */
    private static long inflictedKey(AssaultState assaultState) {
        long besieger = assaultState.besieger().losses() * 1_000L + assaultState.besieger().stars();
        return besieger * 1_000_000 + assaultState.besieged().losses() * 1_000L + assaultState.besieged().stars();
    }

    private static BattleSide remainingSide(BattleSide side, Units units, boolean led) {
        var held = side.country().equals(ArmyClasses.NATIVES) ? units.mergedAsNatives() : units;
        return new BattleSide(side.country(), held, side.armyClass(), side.veteran(), side.technology(), side.tercio(),
                led ? side.leader() : Optional.empty(), side.reformM2(), side.facingOttomans());
    }
}
