package tercio.domain.eu.play.leader;

import tercio.domain.eu.board.PlaceName;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.SpokenNames;
import tercio.domain.eu.game.StackTitle;

/** Describes the events of leaders in words. */
record LeaderNarration(EuState board) {

    String of(LeaderEvent event) {
        return switch (event) {
            case LeaderEvent.LeaderReturned e -> SpokenNames.leader(board, e.leader()) + " is back and joins "
                    + StackTitle.of(board, e.stack()) + ".";
            case LeaderEvent.LeaderPlaced e -> SpokenNames.leader(board, e.leader()) + " takes command of " + StackTitle.of(board, e.stack())
                    + " in " + PlaceName.of(board.stacks().get(e.stack()).province()) + ".";
        };
    }
}
