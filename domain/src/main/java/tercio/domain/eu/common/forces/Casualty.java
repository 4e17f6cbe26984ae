package tercio.domain.eu.common.forces;

import tercio.domain.ruling.SpokenResult;
import tercio.domain.sentence.Sentence;

/**
 * The fate of a commander.
 *
 * @param rounds the rounds for which a wounded leader is away, 1..5; 0 for any other fate
 */
public record Casualty(LeaderFate fate, int rounds) implements SpokenResult {

    public static final Casualty UNHARMED = new Casualty(LeaderFate.UNHARMED, 0);
    public static final Casualty HIT = new Casualty(LeaderFate.HIT, 0);
    public static final Casualty KILLED = new Casualty(LeaderFate.KILLED, 0);
    public static final Casualty CAPTURED = new Casualty(LeaderFate.CAPTURED, 0);

    /** Whether a second die decides if he is killed or wounded. */
    public boolean isFateOpen() {
        return fate == LeaderFate.HIT;
    }

    /** The fate by the unmodified second die: odd kills, even wounds for half the die in rounds (EU-BATTLE-FATE). */
    public static Casualty ofFateDie(int die) {
        return die % 2 == 1 ? KILLED : new Casualty(LeaderFate.WOUNDED, die / 2);
    }

    @Override
    public Sentence.Keyed sentence() {
        return Sentence.of("eu.common.result-fate").with("fate", fate.word()).with("rounds", rounds);
    }

    /** Hand-written for speed, as is {@link #hashCode()}: exact odds look up states many thousand times. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Casualty that && fate == that.fate && rounds == that.rounds;
    }

    @Override
    public int hashCode() {
        return fate.ordinal() * 8 + rounds;
    }

    @Override
    public String toString() {
        return rounds == 0 ? fate.word() : fate.word() + " for " + rounds + (rounds == 1 ? " round" : " rounds");
    }
}
