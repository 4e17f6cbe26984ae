package tercio.domain.eu.land.losses.play;

import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.ld;
import static tercio.domain.eu.common.game.SentenceNames.leaderAndCountry;
import static tercio.domain.eu.common.game.SentenceNames.leaders;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.stack;
import static tercio.domain.eu.common.game.SentenceNames.units;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells losses, retreats and the fates of leaders. The catalogs of {@code eu.losses} say how they read. */
record LossNarration(EuState board) {

    Sentence of(LossEvent event) {
        return switch (event) {
            case LossEvent.StackDestroyed e -> destruction(e);
            case LossEvent.StackRetreated e -> say("retreats").with("stack", stack(board, e.stack())).with("inside", e.inside()).with("where", place(e.to()));
            case LossEvent.LeaderKilled e -> monarch(say("leader-killed").with("leader", leaderAndCountry(board, e.leader())), e.leader());
            case LossEvent.MissionariesExposed e -> say("missionaries").with("who", new Items(e.missionaries().stream()
                    .map(each -> leaderAndCountry(board, each.leader())).toList())).with("where", place(e.province()));
            case LossEvent.MissionaryTested e -> say("missionary-tested").with("leader", leaderAndCountry(board, e.leader())).with("unharmed", e.unharmed());
            case LossEvent.LeaderWounded e -> say("leader-wounded").with("leader", leaderAndCountry(board, e.leader())).with("rounds", e.rounds())
                    .with("box", e.returns().label());
            case LossEvent.LeaderEscaped e -> say("leader-escaped").with("leader", leaderAndCountry(board, e.leader())).with("gone", e.returns() != null);
            case LossEvent.LeaderCaptured e -> monarch(say("leader-captured").with("leader", leaderAndCountry(board, e.leader())).with("by", country(e.by())), e.leader());
            case LossEvent.LossesSuffered e -> say("suffered").with("who", country(e.country())).with("lost", ld(e.ld() * Thirds.LD + e.lde().orElse(0)))
                    .with("size", size(e.stacks())).with("why", word(e.why()));
            case LossEvent.LossesShared e -> say("shared").with("parts", new Items(e.parts().stream().<Argument>map(part -> new Phrase(say("share")
                    .with("who", country(part.country())).with("lost", ld(part.ld() * Thirds.LD + part.lde().orElse(0))))).toList()));
            case LossEvent.LossesRaised e -> say("raised").with("who", country(e.country())).with("lost", e.ld());
            case LossEvent.LossesTaken e -> losses(e);
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eu.losses." + key);
    }

    /** The question which troops are left of those that lose. */
    static Sentence question(Duty.Losses losses) {
        return Sentence.of("eu.losses.ask-left").with("who", SentenceNames.country(losses.country())).with("lost", SentenceNames.ld(losses.thirds()))
                .with("why", word(losses.why())).with("cause", new Text(losses.why())).with("beyond", losses.beyond().orElse(0));
    }

    private static String word(String why) {
        return why.replace(' ', '_');
    }

    /** A stack of which the previous sentence told that all of it was lost is only removed. */
    private Sentence destruction(LossEvent.StackDestroyed e) {
        var gone = board.stack(e.stack());
        var leaders = gone.map(Stack::leaders).orElse(List.of());
        var said = gone.filter(stack -> stack.units().isEmpty()).isPresent() ? say("removed")
                : say("destroyed").with("stack", stack(board, e.stack())).with("why", word(e.why()));
        return said.with("where", place(e.province())).with("led", !leaders.isEmpty()).with("leaders", leaders(board, leaders));
    }

    /** A country whose monarch is lost does not use his values any more (EU-BATTLE-CASUALTY). */
    private Sentence monarch(Keyed said, LeaderId leader) {
        var lost = Optional.ofNullable(board.leaders().get(leader)).map(LeaderStatus::leader).filter(each -> each.monarch() && each.category() != LeaderCategory.VIZIER);
        return said.with("monarch", lost.isPresent()).with("country", lost.map(each -> country(each.country())).orElseGet(() -> new Items(List.of())));
    }

    private Sentence losses(LossEvent.LossesTaken e) {
        return e.left().isEmpty() ? say("all-lost").with("stack", stack(board, e.stack())).with("size", size(List.of(e.stack())))
                : say("left").with("stack", stack(board, e.stack())).with("left", ld(e.left().thirds())).with("armies", e.left().hasArmy()).with("units", units(e.left()));
    }

    private Argument size(List<StackId> stacks) {
        return ld(stacks.stream().flatMap(id -> board.stack(id).stream()).mapToInt(found -> found.units().thirds()).sum());
    }
}
