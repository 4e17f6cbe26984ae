package tercio.domain.eu.land.battle.play;

import static tercio.domain.eu.common.game.SentenceNames.alliance;
import static tercio.domain.eu.common.game.SentenceNames.changes;
import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.ld;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.stack;
import static tercio.domain.eu.common.game.SentenceNames.stacks;
import static tercio.domain.eu.common.game.SentenceNames.units;
import static tercio.domain.eu.common.game.SentenceNames.withRoll;

import java.util.List;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.tables.CommonFigures;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the events of battles. The catalogs of {@code eu.battle} say how they read. */
record BattleNarration(EuState board) {

    Sentence of(BattleEvent event, List<Step> explanation) {
        return switch (event) {
            case BattleEvent.BattleJoined e -> say("joined", e.province()).with("interception", e.interception()).with("phasing", stacksOf(e.phasing()))
                    .with("nonPhasing", stacksOf(e.nonPhasing()));
            case BattleEvent.OverrunOffered e -> say("overrun-offered", e.province()).with("stack", stack(board, e.stack()));
            case BattleEvent.OverrunForgone e -> say("overrun-forgone", e.province()).with("stack", stack(board, e.stack()));
            case BattleEvent.EnemiesOverrun e -> say("overrun", e.province()).with("stack", stack(board, e.stack())).with("enemies", stacks(board, e.enemies()))
                    .with("destroyed", e.destroyed());
            case BattleEvent.EvasionAttempted e -> withRoll(say("evasion", e.to()).with("stacks", stacks(board, e.stacks())).with("success", e.success()), explanation)
                    .with("needed", CommonFigures.EVASION_SUCCESS);
            case BattleEvent.WithdrawnIntoFortress e -> say("into-fortress", e.province()).with("stack", stack(board, e.stack()));
            case BattleEvent.BattleLineChanged e -> Sentence.of("eu.battle.outside").with("stacks", stacksOf(e.nonPhasing()));
            case BattleEvent.BattleAccepted e -> say("accepted", e.province());
            case BattleEvent.SallyForgone e -> say("sally-forgone", e.province());
            case BattleEvent.SortieMade e -> say("sortie", e.province()).with("stacks", stacks(board, e.stacks()));
            case BattleEvent.FightersAsked e -> say("too-many", e.province()).with("who", side(e.side())).with("size", size(ids(e.side())));
            case BattleEvent.StackDivided e -> Sentence.of("eu.battle.divided").with("units", units(e.units())).with("stack", stack(board, e.stack()));
            case BattleEvent.FightersChosen e -> Sentence.of("eu.battle.fighters").with("who", side(e.side())).with("fighting", size(ids(e.fighting())))
                    .with("watching", size(ids(e.watching())));
            case BattleEvent.WatchersWithoutRefuge e -> say("watchers-without-refuge", e.province()).with("who", country(e.country())).with("stacks", stacks(board, e.stacks()));
            case BattleEvent.WatchersWithdrew e -> say("watchers-go", e.province()).with("to", place(e.to()))
                    .with("how", e.to().equals(e.province()) ? "stay" : e.to().equals(Retreat.FORTRESS) ? "inside" : "away");
            case BattleEvent.PartsToRejoin e -> Sentence.of("eu.battle.parts-rejoin");
            case BattleEvent.PartRejoined e when e.together() -> Sentence.of("eu.battle.rejoined").with("stack", stack(board, e.part())).with("into", stack(board, e.stack()));
            case BattleEvent.PartRejoined e -> Sentence.of("eu.battle.part-remains");
            case BattleEvent.BattleRemains e -> say("another-follows", e.province());
            case BattleEvent.BattleFought e -> new FightingNarration(board).of(e, explanation);
            case BattleEvent.RetreatChosen e -> retreat(e);
            case BattleEvent.LossesCounted e -> Sentence.of("eu.battle.pasha-losses").with("who", country(e.country())).with("beyond", e.beyond());
            case BattleEvent.BattleEnded e -> end(e);
            case BattleEvent.BattleAvoided e -> say("avoided", e.province());
            case BattleEvent.BattlesEnded e -> Sentence.of("eu.battle.impulse-over").with("who", alliance(board, e.alliance()));
        };
    }

    private static Keyed say(String key, SpaceId province) {
        return Sentence.of("eu.battle." + key).with("where", place(province));
    }

    private Sentence retreat(BattleEvent.RetreatChosen event) {
        // A side with only one way is not asked: its retreat is settled before the rolls that lead to it are told.
        boolean asked = Engagements.current(board).flatMap(battle -> battle.waits()).filter(question -> question.side() == event.side()).isPresent();
        boolean fortress = event.to().equals(Retreat.FORTRESS);
        return Sentence.of("eu.battle.retreat").with("who", side(event.side())).with("to", place(event.to()))
                .with("how", event.to().equals(event.province()) ? "stays" : asked ? "retreats" : "only").with("fortress", fortress)
                .with("part", event.inside() > 0 && !fortress ? "inside" : event.inside() == 0 && !event.stacks().isEmpty() ? "nobody" : "none").with("inside", event.inside());
    }

    private Sentence end(BattleEvent.BattleEnded event) {
        var said = say("ended", event.province()).with("won", event.winner() == null ? "nobody" : event.major() ? "major" : "plain")
                .with("major", event.major()).with("winner", side(event.winner() == null ? Side.PHASING : event.winner()));
        for (var side : Side.values()) {
            said = said.with(side.word(), side(side)).with(side.word() + "Lost", ld(event.thirds(side))).with(side.word() + "Size", size(ids(side)));
        }
        return said.with("stabilityChanges", !event.stability().isEmpty()).with("stability", changes(event.stability()))
                .with("scores", !event.victoryPoints().isEmpty()).with("victoryPoints", changes(event.victoryPoints()));
    }

    /** The countries of a side of the current battle. */
    private Argument side(Side side) {
        return FightingNarration.side(board, side);
    }

    private List<StackId> ids(Side side) {
        return Engagements.current(board).map(battle -> ids(battle.side(side))).orElse(List.of());
    }

    private static List<StackId> ids(List<Engaged> side) {
        return side.stream().map(Engaged::stack).toList();
    }

    private Argument size(List<StackId> stacks) {
        return ld(stacks.stream().flatMap(id -> board.stack(id).stream()).map(Stack::units).mapToInt(units -> units.thirds()).sum());
    }

    private Argument stacksOf(List<Engaged> side) {
        return SentenceNames.stacks(board, ids(side));
    }
}
