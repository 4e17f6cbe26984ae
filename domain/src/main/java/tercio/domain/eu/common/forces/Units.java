package tercio.domain.eu.common.forces;

import java.util.ArrayList;

/**
 * The land units of a stack, as counters.
 *
 * @param armyPlus ARMY counters on the larger side, 4 LD each, those of Timar included
 * @param armyMinus ARMY counters on the smaller side, 2 LD each, those of Timar included
 * @param ld loose detachments, those of Timar included
 * @param lde exploration detachments, a third of an LD each, only in the rest of the world
 * @param pashas 0..2, not included in the other counts
 * @param pashaLd the LD of all Pashas together, 1..3 LD each
 * @param timar whether there are Timar among the units
 * @param levied the Timar and Pashas by counters; {@code null} for none, and if only the other fields describe them
 */
public record Units(int armyPlus, int armyMinus, int ld, int lde, int pashas, int pashaLd, boolean timar, Timar levied) {

    public static final Units NONE = new Units(0, 0, 0, 0, 0, 0, false);

    /** LD of an ARMY counter on its larger side. */
    public static final int ARMY_PLUS = 4;
    /** LD of an ARMY counter on its smaller side. */
    public static final int ARMY_MINUS = 2;

    public Units {
        if (armyPlus < 0 || armyMinus < 0 || ld < 0 || lde < 0 || pashas < 0 || pashaLd < 0) {
            throw new IllegalArgumentException("the counts of units in a stack are 0 or more");
        }
        levied = levied == null || levied.isNone() ? null : levied;
    }

    /** Units whose Timar are not told apart from the others. */
    public Units(int armyPlus, int armyMinus, int ld, int lde, int pashas, int pashaLd, boolean timar) {
        this(armyPlus, armyMinus, ld, lde, pashas, pashaLd, timar, null);
    }

    /** Counters without the mark of Timar, in a force that has Timar. */
    public static Units with(int armyPlus, int armyMinus, int ld, Timar levied) {
        return new Units(armyPlus + levied.armyPlus(), armyMinus + levied.armyMinus(), ld + levied.ld(), 0, levied.pashas(), levied.pashaLd(),
                !levied.isNone(), levied);
    }

    /** The Timar and Pashas by counters. */
    public Timar timarCounters() {
        return levied == null ? Timar.NONE : levied;
    }

    /** The counters without the mark of Timar: those of Janissaries, and of any other country. */
    public Units regular() {
        return levied == null ? this
                : new Units(armyPlus - levied.armyPlus(), armyMinus - levied.armyMinus(), ld - levied.ld(), lde, 0, 0, false, null);
    }

    /** All counters except Pashas. */
    public Units withoutPashas() {
        return levied == null ? this
                : with(armyPlus - levied.armyPlus(), armyMinus - levied.armyMinus(), ld - levied.ld(),
                        Timar.of(levied.armyPlus(), levied.armyMinus(), levied.ld()));
    }

    /** The units without one Pasha of this size in LD, who must be among them. */
    public Units withoutPasha(int size) {
        var beside = withoutPashas();
        return with(beside.regular().armyPlus, beside.regular().armyMinus, beside.regular().ld,
                beside.timarCounters().plus(timarCounters().pashasWithout(Timar.pashas(size))));
    }

    /** The Timar and Pashas alone. */
    public Units onlyTimar() {
        return with(0, 0, 0, timarCounters());
    }

    /** Units of Europe without Pashas, LDE and Timar. */
    public static Units of(int armyPlus, int armyMinus, int ld) {
        return new Units(armyPlus, armyMinus, ld, 0, 0, 0, false);
    }

    /** Exploration detachments alone. */
    public static Units ofDetachments(int lde) {
        return new Units(0, 0, 0, lde, 0, 0, false);
    }

    /** The units without their exploration detachments. */
    public Units withoutDetachments() {
        return new Units(armyPlus, armyMinus, ld, 0, pashas, pashaLd, timar, levied);
    }

    /** LD outside Pashas, LDE not counted. */
    public int ldOutsidePashas() {
        return ARMY_PLUS * armyPlus + ARMY_MINUS * armyMinus + ld;
    }

    /** Whether a force of these units with {@code veteranLd} veteran LD is veteran: more than half of its LD (EU-VET-3). */
    public boolean isVeteran(int veteranLd) {
        return 2 * veteranLd > allLd();
    }

    /** LD including those of the Pashas, LDE not counted. */
    public int allLd() {
        return ldOutsidePashas() + pashaLd;
    }

    /** Size in thirds of an LD, Pashas and LDE included. */
    public int thirds() {
        return allLd() * Thirds.LD + lde;
    }

    /** Whether the size is 0, LDE and Pashas included. */
    public boolean isEmpty() {
        return thirds() == 0;
    }

    /** Whether there is an ARMY counter. */
    public boolean hasArmy() {
        return armyPlus + armyMinus > 0;
    }

    /** Counters that count against the stacking limit; LDE and Pashas do not (EU-STACK-3). */
    public int counters() {
        return armyPlus + armyMinus + ld;
    }

    /** The same LD grouped as for natives: each 4 LD count as an A+, and 2 more as an A- (EU-BATTLE-NATIVES). */
    public Units mergedAsNatives() {
        int all = ldOutsidePashas();
        int beside = all % ARMY_PLUS;
        return new Units(all / ARMY_PLUS, beside / ARMY_MINUS, beside % ARMY_MINUS, lde, pashas, pashaLd, timar, levied);
    }

    /** The sum of both units, in which three loose exploration detachments become an LD (EU-UNIT-5). */
    public Units plus(Units more) {
        int detachments = lde + more.lde;
        return new Units(armyPlus + more.armyPlus, armyMinus + more.armyMinus, ld + more.ld + detachments / Thirds.LD, detachments % Thirds.LD,
                pashas + more.pashas, pashaLd + more.pashaLd, timar || more.timar,
                levied == null ? more.levied : levied.plus(more.timarCounters()));
    }

    /** The units as players say them: {@code A+ A- 2 LD}. */
    @Override
    public String toString() {
        if (levied != null) {
            var kinds = new ArrayList<String>();
            if (!regular().isEmpty()) {
                kinds.add(regular().toString());
            }
            kinds.addAll(levied.labels());
            return String.join(", ", kinds);
        }
        var said = new StringBuilder();
        say(said, armyPlus, "A+");
        say(said, armyMinus, "A-");
        say(said, ld, "LD");
        say(said, lde, "LDE");
        say(said, pashas, "Pasha");
        return said.isEmpty() ? "nothing" : said.toString();
    }

    private static void say(StringBuilder said, int count, String what) {
        if (count > 0) {
            said.append(said.isEmpty() ? "" : " ").append(count == 1 ? "" : count + " ").append(count == 1 && what.startsWith("L") ? "1 " : "").append(what);
        }
    }
}
