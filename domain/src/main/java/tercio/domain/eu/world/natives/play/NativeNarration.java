package tercio.domain.eu.world.natives.play;

import java.util.List;
import java.util.stream.Collectors;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SpokenNames;
import tercio.domain.eu.common.game.StackTitle;
import tercio.domain.ruling.Step;

/** Describes the events of natives in words. */
record NativeNarration(EuState board) {

    String of(NativeEvent event, List<Step> explanation) {
        return switch (event) {
            case NativeEvent.NativesMet e -> stack(e.stack()) + " meets " + board.world().natives().forceIn(e.province()).describe() + " in " + PlaceName.of(e.province()) + ".";
            case NativeEvent.NativesLeftInPeace e -> stack(e.stack()) + " leaves the natives of " + PlaceName.of(e.province()) + " in peace.";
            case NativeEvent.NativesTested e -> "The natives of " + PlaceName.of(e.province()) + (e.rise() ? " rise against " : " stay quiet before ") + stack(e.stack())
                    + SpokenNames.roll(explanation) + ".";
            case NativeEvent.NativesAttacked e -> stack(e.stack()) + " attacks the natives of " + PlaceName.of(e.province()) + ".";
            case NativeEvent.NativesConverted e -> SpokenNames.leader(board, e.leader()) + " turns to the natives of " + PlaceName.of(e.province())
                    + SpokenNames.roll(explanation) + ": " + ld(e.joining()) + " join him, " + ld(e.resisting()) + " resist, " + ld(e.vanished()) + " are gone.";
            case NativeEvent.NativesIntercept e -> "The natives of " + PlaceName.of(e.province()) + " attack " + stack(e.stack()) + " with "
                    + ld(board.world().natives().forceIn(e.province()).thirds()) + ".";
            case NativeEvent.NativesStand e -> "The natives of " + PlaceName.of(e.province()) + " stand to fight with "
                    + ld(board.world().natives().forceIn(e.province()).thirds()) + ".";
            case NativeEvent.NativesFought e -> "The natives of " + PlaceName.of(e.province()) + " lose " + ld(e.lost())
                    + (e.left() == 0 ? ": nobody is left." : "; " + ld(e.left()) + " are left.");
            case NativeEvent.NativesDispersed e -> "The natives of " + PlaceName.of(e.province()) + " find nobody to fight.";
            case NativeEvent.FollowersLost e -> ld(e.lost()) + " of the natives who follow " + SpokenNames.leader(board, e.leader()) + " are lost.";
            case NativeEvent.FollowersWentHome e -> "The natives who followed " + SpokenNames.leader(board, e.leader()) + " go home, " + ld(e.thirds()) + ".";
            case NativeEvent.NativesReturned e -> "The natives are quiet again" + returned(e) + (e.gone().isEmpty() ? "." : "; in "
                    + SpokenNames.list(e.gone().stream().map(PlaceName::of).toList()) + " nobody is left for good.");
        };
    }

    private static String returned(NativeEvent.NativesReturned event) {
        return event.returned().isEmpty() ? "" : ", and come back: " + event.returned().entrySet().stream()
                .map(each -> PlaceName.of(each.getKey()) + " " + ld(each.getValue())).sorted().collect(Collectors.joining(", "));
    }

    private static String ld(int thirds) {
        return Thirds.format(thirds) + " LD";
    }

    private String stack(String id) {
        return StackTitle.of(board, id);
    }
}
