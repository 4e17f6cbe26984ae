package tercio.domain.eu.play.militia;

import java.util.Optional;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.battle.BattleOutlook;
import tercio.domain.eu.play.siege.SiegeAhead;
import tercio.domain.ruling.Forecast;

/** The odds of what the militia of a colony does: of the battle with it or without it, and of the siege where there is no battle. */
final class MilitiaOutlook {

    private final BattleOutlook battles;

    MilitiaOutlook(BattleOutlook battles) {
        this.battles = battles;
    }

    Optional<Forecast> of(Board before, MilitiaCommand command) {
        var province = command.province();
        if (MilitiaCalls.asked(before.state(), province).isEmpty()) {
            return Optional.empty();
        }
        int phasing = MilitiaCalls.phasing(before.state());
        return switch (command) {
            case MilitiaCommand.SendOutMilitia out -> battles.later(inField(before, province), province, phasing);
            case MilitiaCommand.KeepMilitiaInside keep -> battles.later(before, province, phasing).or(() -> SiegeAhead.standing(before, province));
        };
    }

    private static Board inField(Board board, String province) {
        return new Board(MilitiaEvolution.drawn(board.state(), MilitiaStacks.id(province), province, false), board.map(), board.tables());
    }
}
