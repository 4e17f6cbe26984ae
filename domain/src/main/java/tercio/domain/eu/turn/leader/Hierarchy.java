package tercio.domain.eu.turn.leader;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.sentence.Argument.Name;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * The hierarchy of the leaders of one country: a leader of better rank never commands less than a leader of worse rank, and equal ranks are free
 * (EU-HIER-1). The chapter of the rulebook on hierarchy is empty; this is assembled from the rules that mention it: the command of an admiral is
 * measured in FLEET counters and ships outside them, and leaders at sea are not compared with leaders on land.
 */
public final class Hierarchy {

    public static final String RULE = "EU-HIER-1";
    public static final String MEASURE = "EU-HIER-2";

    /** The rank of leaders that have none: they are neither checked nor counted (EU-HIER-3). */
    public static final char NO_RANK = 'Z';

    /** Whether the hierarchy binds leaders who are redeployed or come back. */
    public static final Reading POLICY = Reading.between("EU-HIERARCHY", RULE,
            "the rules demand it after a redeployment, and the chapter that defines it is empty", "strict", Reading.OFF);

    /** Parts of a ship in which naval commands are counted. */
    private static final int HALVES = 2;

    private Hierarchy() {}

    /** The arms of leaders: those of troops and those of ships are compared only among themselves (EU-HIER-1). */
    public enum Arm { LAND, SEA }

    /**
     * A leader with the size of his command.
     *
     * @param size on land LD of the stack that he or a compatriot commands, else those of his own country there; at sea halves of a ship (EU-HIER-2)
     */
    public record Charge(LeaderId leader, String name, char rank, Arm arm, int size) {
        /** Whether he has a better rank and commands less. */
        boolean isBelow(Charge other) {
            return arm == other.arm && rank != NO_RANK && other.rank != NO_RANK && rank < other.rank && size < other.size;
        }

        /** {@code 8 LD}, {@code a naval command of 4 1/2}. */
        private Step withCommand(Step step) {
            return switch (arm) {
                case LAND -> step.result(size + " LD");
                case SEA -> step.result(Sentence.of("eu.leaders.result-naval-command").with("size", amount()));
            };
        }

        private Amount amount() {
            return new Amount(size, arm == Arm.SEA ? HALVES : 1);
        }

        private Name toName() {
            return new Name("eu.leader", leader.value(), name);
        }
    }

    /** A leader who commands less than one of worse rank. */
    public record Breach(Charge better, Charge worse) {
        public boolean concerns(List<LeaderId> leaders) {
            return leaders.contains(better.leader) || leaders.contains(worse.leader);
        }

        /** The result of an explanation: {@code Alba of rank A with 2 LD is below Guise of rank C with 6 LD}. */
        public Sentence.Keyed result() {
            return Sentence.of("eu.leaders.result-breach").with("arm", better.arm.name().toLowerCase(Locale.ROOT))
                    .with("better", better.toName()).with("betterRank", new Text(String.valueOf(better.rank))).with("betterSize", better.amount())
                    .with("worse", worse.toName()).with("worseRank", new Text(String.valueOf(worse.rank))).with("worseSize", worse.amount());
        }
    }

    /** Every breach among the leaders of a country. */
    public static List<Breach> breaches(List<Charge> charges) {
        return charges.stream().flatMap(better -> charges.stream().filter(better::isBelow).map(worse -> new Breach(better, worse))).toList();
    }

    /** The charges as steps of an explanation, the best rank first. */
    public static Stream<Step> steps(List<Charge> charges) {
        return charges.stream().sorted((one, other) -> one.rank - other.rank)
                .map(charge -> charge.withCommand(Step.of(charge.name + " of rank " + charge.rank, MEASURE)));
    }
}
