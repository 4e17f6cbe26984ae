package tercio.domain.eu.turn.leader.play;

import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.turn.leader.Hierarchy.Arm;
import tercio.domain.eu.turn.leader.Hierarchy.Breach;
import tercio.domain.eu.turn.leader.Hierarchy.Charge;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Leaders with their commands in a sentence. */
final class ChargeNames {

    private ChargeNames() {}

    /** The reason why leaders are not redeployed so: one of better rank would command less than one of worse rank. */
    static Sentence breach(EuState state, Breach breach) {
        return Sentence.of("eu.leaders.refused-hierarchy").with("better", charge(state, breach.better())).with("worse", charge(state, breach.worse()));
    }

    private static Sentence.Keyed charge(EuState state, Charge charge) {
        return Sentence.of("eu.leaders.charge").with("leader", SentenceNames.leader(state, charge.leader())).with("rank", new Text(String.valueOf(charge.rank())))
                .with("arm", charge.arm() == Arm.SEA ? "sea" : "land").with("size", new Amount(charge.size(), charge.arm() == Arm.SEA ? 2 : 1));
    }
}
