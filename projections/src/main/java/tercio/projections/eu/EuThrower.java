package tercio.projections.eu;

import java.util.Optional;
import tercio.domain.dice.Roll;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.battle.BattleEvent.BattleFought;
import tercio.domain.eu.play.battle.BattleEvent.EnemiesOverrun;
import tercio.domain.eu.play.battle.BattleEvent.EvasionAttempted;
import tercio.domain.eu.play.interception.InterceptionEvent.MoverOverrun;
import tercio.domain.eu.play.siege.SiegeEvent.AssaultFought;
import tercio.domain.eu.play.siege.SiegeEvent.FortressUndermined;
import tercio.domain.eu.siege.SiegeSide;

/** Finds the country of a die in a war. The die belongs to a stack, to a country, or to a side in a battle or a siege. */
final class EuThrower {

    private EuThrower() {}

    static Optional<String> of(EuState before, EuEvent event, Roll roll) {
        var side = roll.name().side();
        if (before.countries().containsKey(side)) {
            return Optional.of(side);
        }
        return before.stack(side).map(Stack::country).or(() -> before.fleet(side).map(NavalStack::country)).or(() -> switch (event) {
            case FortressUndermined siege -> Optional.of(siege.by());
            case AssaultFought assault -> side.equals(SiegeSide.BESIEGER.word())
                    ? Optional.of(assault.by()) : Optional.of(before.fortress(assault.province()).controller());
            case BattleFought battle -> side(side).map(of -> battle.battle().side(of).country());
            case EnemiesOverrun overrun -> before.stack(overrun.enemies().getFirst()).map(Stack::country);
            case MoverOverrun overrun -> before.stack(overrun.moving()).map(Stack::country);
            case EvasionAttempted evasion -> before.stack(evasion.stacks().getFirst()).map(Stack::country);
            default -> engaged(before, side);
        });
    }

    private static Optional<Side> side(String word) {
        for (var side : Side.values()) {
            if (side.word().equals(word)) {
                return Optional.of(side);
            }
        }
        return Optional.empty();
    }

    private static Optional<String> engaged(EuState board, String side) {
        return side(side).flatMap(of -> engagement(board)
                .flatMap(engagement -> engagement.side(of).stream().findFirst())
                .flatMap(first -> board.stack(first.stack()))
                .map(Stack::country));
    }

    private static Optional<Engagement> engagement(EuState board) {
        return switch (board.phase()) {
            case Phase.Movement movement -> Optional.ofNullable(movement.engagement());
            case Phase.Battles battles -> Optional.ofNullable(battles.engagement());
            default -> Optional.empty();
        };
    }
}
