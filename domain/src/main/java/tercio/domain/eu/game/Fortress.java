package tercio.domain.eu.game;

import tercio.domain.eu.siege.Siegeworks;

/**
 * The fortress of a province with what a siege has done to it.
 *
 * @param level 1..5
 * @param owner the country that owns the province, empty where none does
 * @param controller the owner, or who took it by siege
 * @param works the siegeworks on it
 * @param breached whether a breach was made this turn
 * @param damagedByAssault whether an assault this turn caused a loss
 * @param besiegedRounds rounds of siege it has seen this turn
 */
public record Fortress(
        int level,
        String owner,
        String controller,
        Siegeworks works,
        boolean breached,
        boolean damagedByAssault,
        int besiegedRounds) {

    public static Fortress of(int level, String owner, String controller) {
        return new Fortress(level, owner, controller, Siegeworks.NONE, false, false, 0);
    }

    public Fortress works(Siegeworks those) {
        return new Fortress(level, owner, controller, those, breached, damagedByAssault, besiegedRounds);
    }

    public Fortress withBreach() {
        return new Fortress(level, owner, controller, works, true, damagedByAssault, besiegedRounds);
    }

    public Fortress withDamage() {
        return new Fortress(level, owner, controller, works, breached, true, besiegedRounds);
    }

    public Fortress besiegedOnceMore() {
        return new Fortress(level, owner, controller, works, breached, damagedByAssault, besiegedRounds + 1);
    }

    /** Without siegeworks; what a breach or an assault did this turn stays until the fortress changes hands (AMB-60). */
    public Fortress relieved() {
        return works(Siegeworks.NONE);
    }

    public Fortress takenBy(String country) {
        return of(level, owner, country);
    }

    public Fortress level(int now) {
        return new Fortress(now, owner, controller, works, breached, damagedByAssault, besiegedRounds);
    }
}
