package tercio.domain.eu.common.forces;

import java.util.ArrayList;
import java.util.List;

/**
 * The Timar of a Turkish stack: ARMY counters and LD with their mark, and Pashas, which are Timar too (EU-TUR-1). They do not
 * share counters with Janissaries. A Pasha has 1 to 3 LD that stay together. A number that is left out is 0.
 *
 * @param armyPlus ARMY counters of Timar on the larger side
 * @param armyMinus ARMY counters of Timar on the smaller side
 * @param ld loose detachments of Timar
 * @param pashasOfOne Pashas of 1 LD
 * @param pashasOfTwo Pashas of 2 LD
 * @param pashasOfThree Pashas of 3 LD
 */
public record Timar(Integer armyPlus, Integer armyMinus, Integer ld, Integer pashasOfOne, Integer pashasOfTwo, Integer pashasOfThree) {

    public static final Timar NONE = new Timar(0, 0, 0, 0, 0, 0);

    /** The LD of the largest Pasha. */
    public static final int LARGEST_PASHA = 3;

    public Timar {
        armyPlus = armyPlus == null ? 0 : armyPlus;
        armyMinus = armyMinus == null ? 0 : armyMinus;
        ld = ld == null ? 0 : ld;
        pashasOfOne = pashasOfOne == null ? 0 : pashasOfOne;
        pashasOfTwo = pashasOfTwo == null ? 0 : pashasOfTwo;
        pashasOfThree = pashasOfThree == null ? 0 : pashasOfThree;
    }

    /** Timar without Pashas. */
    public static Timar of(int armyPlus, int armyMinus, int ld) {
        return new Timar(armyPlus, armyMinus, ld, 0, 0, 0);
    }

    /** Pashas alone, each with his LD. */
    public static Timar pashas(int... each) {
        var counts = new int[LARGEST_PASHA + 1];
        for (int size : each) {
            counts[size]++;
        }
        return new Timar(0, 0, 0, counts[1], counts[2], counts[3]);
    }

    /** Whether there are neither counters nor Pashas. */
    public boolean isNone() {
        return equals(NONE);
    }

    /** Whether no number is below 0 or above {@code most}. */
    public boolean isWithin(int most) {
        return List.of(armyPlus, armyMinus, ld, pashasOfOne, pashasOfTwo, pashasOfThree).stream().allMatch(count -> count >= 0 && count <= most);
    }

    public int armies() {
        return armyPlus + armyMinus;
    }

    public int ldOutsidePashas() {
        return Units.ARMY_PLUS * armyPlus + Units.ARMY_MINUS * armyMinus + ld;
    }

    public int pashas() {
        return pashasOfOne + pashasOfTwo + pashasOfThree;
    }

    /** The LD of all Pashas together. */
    public int pashaLd() {
        return pashasOfOne + 2 * pashasOfTwo + 3 * pashasOfThree;
    }

    public int allLd() {
        return ldOutsidePashas() + pashaLd();
    }

    /** The LD of the smallest Pasha, 0 without Pashas. */
    public int smallestPasha() {
        return pashasOfOne > 0 ? 1 : pashasOfTwo > 0 ? 2 : pashasOfThree > 0 ? LARGEST_PASHA : 0;
    }

    /** Whether it has at least the Pashas of {@code part}, size by size. */
    public boolean hasPashasOf(Timar part) {
        return part.pashasOfOne <= pashasOfOne && part.pashasOfTwo <= pashasOfTwo && part.pashasOfThree <= pashasOfThree;
    }

    /** The Pashas that are left without those of {@code part}; no other Timar. */
    public Timar pashasWithout(Timar part) {
        return new Timar(0, 0, 0, pashasOfOne - part.pashasOfOne, pashasOfTwo - part.pashasOfTwo, pashasOfThree - part.pashasOfThree);
    }

    public Timar plus(Timar more) {
        return new Timar(armyPlus + more.armyPlus, armyMinus + more.armyMinus, ld + more.ld, pashasOfOne + more.pashasOfOne,
                pashasOfTwo + more.pashasOfTwo, pashasOfThree + more.pashasOfThree);
    }

    /** Every choice of some of the Pashas, all of them first and none last; no other Timar. */
    public List<Timar> choicesOfPashas() {
        var choices = new ArrayList<Timar>();
        for (int three = pashasOfThree; three >= 0; three--) {
            for (int two = pashasOfTwo; two >= 0; two--) {
                for (int one = pashasOfOne; one >= 0; one--) {
                    choices.add(new Timar(0, 0, 0, one, two, three));
                }
            }
        }
        return choices;
    }

    /** The counters and Pashas as players say them: {@code A+ Timar, Pasha of 2 LD}; empty if there are none. */
    public List<String> labels() {
        var said = new ArrayList<String>();
        var counters = Units.of(armyPlus, armyMinus, ld);
        if (!counters.isEmpty()) {
            said.add(counters + " Timar");
        }
        say(said, pashasOfOne, 1);
        say(said, pashasOfTwo, 2);
        say(said, pashasOfThree, LARGEST_PASHA);
        return said;
    }

    private static void say(List<String> said, int count, int size) {
        if (count > 0) {
            said.add((count == 1 ? "Pasha" : count + " Pashas") + " of " + size + " LD");
        }
    }
}
