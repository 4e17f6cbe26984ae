package tercio.domain.eu.land.losses.play;

import static tercio.domain.eu.common.game.SpokenNames.leaderAndCountry;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.SpokenNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.game.StackTitle;

/** Describes losses, retreats and the fates of leaders in words. */
record LossNarration(EuState board) {

    String of(LossEvent event) {
        return switch (event) {
            case LossEvent.StackDestroyed e when nothingLeft(e) -> "The stack is removed from " + PlaceName.of(e.province()) + left(e) + ".";
            case LossEvent.StackDestroyed e -> stack(e.stack()) + (e.why().equals("battle") ? " is destroyed in the battle of "
                    : " is destroyed (" + e.why() + ") in ") + PlaceName.of(e.province()) + left(e) + ".";
            case LossEvent.StackRetreated e -> stack(e.stack()) + " retreats "
                    + (e.inside() ? "into the fortress of " : "to ") + PlaceName.of(e.to()) + ".";
            case LossEvent.LeaderKilled e -> leaderAndCountry(board, e.leader()) + " is killed" + standIn(e.leader(), "there is a new one");
            case LossEvent.MissionariesExposed e -> (e.missionaries().size() == 1 ? "A missionary was" : "Missionaries were") + " in the battle of " + PlaceName.of(e.province())
                    + ": " + SpokenNames.list(e.missionaries().stream().map(each -> leaderAndCountry(board, each.leader())).toList()) + ".";
            case LossEvent.MissionaryTested e -> leaderAndCountry(board, e.leader()) + (e.unharmed() ? " comes through the battle." : " is among the casualties.");
            case LossEvent.LeaderWounded e -> leaderAndCountry(board, e.leader()) + " is wounded and out of action for " + e.rounds()
                    + (e.rounds() == 1 ? " round" : " rounds") + ", until " + e.returns() + ".";
            case LossEvent.LeaderEscaped e -> leaderAndCountry(board, e.leader()) + (e.returns() == null ? " escapes unharmed." : " escapes, and is gone until the next turn.");
            case LossEvent.LeaderCaptured e -> leaderAndCountry(board, e.leader()) + " is captured by " + Nation.of(e.by()) + standIn(e.leader(), "he is ransomed");
            case LossEvent.LossesSuffered e -> Nation.of(e.country()) + " loses " + Thirds.format(e.ld() * Thirds.LD + e.lde().orElse(0)) + " LD of " + ld(e.stacks())
                    + " (" + e.why() + ").";
            case LossEvent.LossesShared e -> "Of these losses " + e.parts().stream()
                    .map(part -> Nation.of(part.country()) + " bears " + Thirds.format(part.ld() * Thirds.LD + part.lde().orElse(0)) + " LD").collect(Collectors.joining(", ")) + ".";
            case LossEvent.LossesRaised e -> "No counter gives change: " + Nation.of(e.country()) + " loses " + e.ld() + " LD instead.";
            case LossEvent.LossesTaken e -> stack(e.stack()) + (e.left().isEmpty() ? (ld(List.of(e.stack())).equals("1") ? " loses its only LD." : " loses all of its " + ld(List.of(e.stack())) + " LD.")
                    : ": " + Thirds.format(e.left().thirds()) + (e.left().thirds() <= Thirds.LD ? " LD remains" : " LD remain")
                            + (e.left().hasArmy() ? " (" + e.left() + ")." : "."));
        };
    }

    /** A country whose monarch is lost does not use his values any more (EU-BATTLE-CASUALTY). */
    private String standIn(String leader, String until) {
        return Optional.ofNullable(board.leaders().get(leader)).map(LeaderStatus::leader).filter(lost -> lost.monarch() && lost.category() != LeaderCategory.VIZIER)
                .map(lost -> "; " + Nation.of(lost.country()) + " counts as ruled by a 3/3/3 monarch until " + until + ".").orElse(".");
    }

    /** Whether the previous sentence told that all of the stack was lost. */
    private boolean nothingLeft(LossEvent.StackDestroyed destroyed) {
        return board.stack(destroyed.stack()).filter(stack -> stack.units().isEmpty()).isPresent();
    }

    private String left(LossEvent.StackDestroyed destroyed) {
        return SpokenNames.withoutStack(board, board.stack(destroyed.stack()).map(Stack::leaders).orElse(List.of()));
    }

    private String ld(List<String> stacks) {
        return Thirds.format(stacks.stream().flatMap(id -> board.stack(id).stream()).mapToInt(found -> found.units().thirds()).sum());
    }

    private String stack(String id) {
        return StackTitle.of(board, id);
    }
}
