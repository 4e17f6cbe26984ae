package tercio.projections.eu;

import java.util.List;
import org.pcollections.PVector;
import org.pcollections.TreePVector;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.game.BattleEvent.BattleAvoided;
import tercio.domain.eu.game.BattleEvent.BattleEnded;
import tercio.domain.eu.game.BattleEvent.BattleJoined;
import tercio.domain.eu.game.BattleEvent.BattleLineChanged;
import tercio.domain.eu.game.BattleEvent.SortieMade;
import tercio.domain.eu.game.Engaged;
import tercio.projections.Opening;
import tercio.projections.Projection;

/** Every battle that was joined, with the rulings that belong to it. At most one is being fought. */
record BattlesFold() implements Projection<PVector<BattlesFold.Battle>> {

    /**
     * @param position of the event that joined it
     * @param rulings positions of its events with an explanation, in order
     * @param ended the position where it was over or avoided, {@code null} while it is fought
     * @param winner {@code null} where nobody has won
     * @param phasing ids of the stacks that stood on that side
     */
    record Battle(int position, String zone, String title, PVector<Integer> rulings, Integer ended, Side winner,
            List<String> phasing, List<String> nonPhasing) {

        private Battle ruled(int position) {
            return new Battle(this.position, zone, title, rulings.plus(position), ended, winner, phasing, nonPhasing);
        }

        private Battle ended(int position, Side won) {
            return new Battle(this.position, zone, title, rulings, position, won, phasing, nonPhasing);
        }

        private Battle line(List<String> left) {
            return new Battle(position, zone, title, rulings, ended, winner, phasing, left);
        }

        private Battle joined(Side side, List<String> more) {
            return side == Side.PHASING
                    ? new Battle(position, zone, title, rulings, ended, winner, both(phasing, more), nonPhasing)
                    : line(both(nonPhasing, more));
        }

        private static List<String> both(List<String> known, List<String> more) {
            return TreePVector.from(known).plusAll(more);
        }
    }

    @Override
    public String name() {
        return "battles";
    }

    @Override
    public PVector<Battle> empty(Opening opening) {
        return TreePVector.empty();
    }

    @Override
    public PVector<Battle> evolve(PVector<Battle> battles, RecordedEvent event) {
        if (event.fact() instanceof BattleJoined joined) {
            return battles.plus(new Battle(event.position(), joined.province(), "Battle of " + Telling.place(joined.province()),
                    TreePVector.empty(), null, null, stacks(joined.phasing()), stacks(joined.nonPhasing())));
        }
        if (battles.isEmpty() || battles.getLast().ended() != null) {
            return battles;
        }
        var fought = battles.getLast();
        var ruled = event.envelope().explanation().isEmpty() ? fought : fought.ruled(event.position());
        var next = switch (event.fact()) {
            case BattleLineChanged changed -> ruled.line(stacks(changed.nonPhasing()));
            case SortieMade sortie -> ruled.joined(sortie.side(), sortie.stacks());
            case BattleEnded ended -> ruled.ended(event.position(), ended.winner());
            case BattleAvoided avoided -> ruled.ended(event.position(), null);
            default -> ruled;
        };
        return next == fought ? battles : battles.with(battles.size() - 1, next);
    }

    private static List<String> stacks(List<Engaged> side) {
        return side.stream().map(Engaged::stack).toList();
    }
}
