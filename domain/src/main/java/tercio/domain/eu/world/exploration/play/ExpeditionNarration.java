package tercio.domain.eu.world.exploration.play;

import static tercio.domain.eu.common.game.SentenceNames.alliance;
import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.ld;
import static tercio.domain.eu.common.game.SentenceNames.leader;
import static tercio.domain.eu.common.game.SentenceNames.leaderAndCountry;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.places;
import static tercio.domain.eu.common.game.SentenceNames.units;
import static tercio.domain.eu.common.game.SentenceNames.withRoll;

import java.util.List;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells explorations and discoveries. The catalogs of {@code eu.expedition} say how they read. */
record ExpeditionNarration(EuState board) {

    Sentence of(ExpeditionEvent event, List<Step> explanation) {
        return switch (event) {
            case ExpeditionEvent.ExplorationBegan e -> say("begins").with("who", alliance(board, e.alliance()));
            case ExpeditionEvent.ExplorationDeclined e -> about("declined", e.stack());
            case ExpeditionEvent.ZoneExplored e when e.zone().isEmpty() -> about("explores-unseen", e.stack()).with("percent", e.percent());
            case ExpeditionEvent.ZoneExplored e -> withRoll(about("explores", e.stack()).with("where", place(e.zone().get())), explanation)
                    .with("found", e.found().orElse(false)).with("percent", e.percent());
            case ExpeditionEvent.FleetExplored e -> about("fleet-enters", e.stack()).with("where", place(e.zone()));
            case ExpeditionEvent.StackExplored e -> about("stack-enters", e.stack()).with("ashore", e.ships() != null).with("where", place(e.province()));
            case ExpeditionEvent.LeaderExplored e -> say("leader-enters").with("leader", leader(board, e.leader())).with("where", place(e.province()));
            case ExpeditionEvent.ExplorerDied e -> say("leader-died").with("leader", leader(board, e.leader()));
            case ExpeditionEvent.ExpeditionWasted e when e.left().isEmpty() -> about("stack-lost", e.stack());
            case ExpeditionEvent.ExpeditionWasted e -> about("wasted", e.stack()).with("lost", ld(e.lostThirds())).with("left", units(e.left()));
            case ExpeditionEvent.DetachmentsDestroyed e -> about("detachments-destroyed", e.stack()).with("where", place(e.province())).with("lost", ld(e.lde()));
            case ExpeditionEvent.DiscoveriesBroughtHome e -> about("brought-home", e.stack()).with("country", country(e.country())).with("zones", places(e.zones()));
            case ExpeditionEvent.DiscoveriesShared e -> about("shared", e.stack()).with("other", explorers(e.other()));
            case ExpeditionEvent.DiscoveriesLost e when board.leader(new LeaderId(e.stack().value())).isPresent() -> say("lost-with-leader").with("leader", leaderAndCountry(board, new LeaderId(e.stack().value())));
            case ExpeditionEvent.DiscoveriesLost e -> say("lost-with-stack").with("country", country(e.country()));
            case ExpeditionEvent.DiscoveriesSpread e -> say("spread").with("zones", places(e.zones()));
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eu.expedition." + key);
    }

    private Keyed about(String key, StackId stack) {
        return say(key).with("stack", explorers(stack));
    }

    /** A stack at sea, ashore or aboard, or a leader alone. */
    private Argument explorers(StackId id) {
        return board.fleet(id).isPresent() ? SentenceNames.fleet(board, id) : board.stack(id).isPresent() ? SentenceNames.stack(board, id)
                : ExploringStacks.landStack(board, id).<Argument>map(troops -> new Phrase(say("aboard").with("country", country(troops.country()))))
                        .or(() -> board.leader(new LeaderId(id.value())).map(status -> new Phrase(Sentence.of("eu.name.alone").with("leader", leader(status.leader())))))
                        .orElseGet(() -> new Text(id.value()));
    }
}
