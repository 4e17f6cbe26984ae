package tercio.domain.eu.sea.battle.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.SeaCombat;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.SeaStage;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.ShipFields;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.attrition.play.SinkingGold;
import tercio.domain.eu.sea.attrition.play.SinkingTroops;
import tercio.domain.eu.sea.attrition.play.Succession;
import tercio.domain.eu.sea.battle.NavalBattleOutcome;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.LoseShipsInBattle;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaLossesTaken;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.ShipsLostInBattle;
import tercio.domain.eu.sea.ships.SeaLossChoices;
import tercio.domain.eu.sea.ships.SeaLossChoices.Taken;
import tercio.domain.eu.sea.ships.ShipLossChoices;
import tercio.domain.eu.sea.ships.play.FleetCounters;
import tercio.domain.game.Execution;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Field;
import tercio.domain.game.Form.Filling;
import tercio.domain.game.Form.Limit;
import tercio.domain.game.Option;
import tercio.domain.sentence.Sentence;

/** The choice of the ships that each side loses in a battle (EU-SEA-LOSS-CHOICE). */
final class SeaLossTaking {

    static final String RULE = "EU-SEA-LOSS-CHOICE";
    /** Longer lists of choices are described by a form. */
    private static final int LISTED = 12;
    /** Three thirds of a warship are a whole one. */
    private static final int MOST_THIRDS = 2;

    private SeaLossTaking() {}

    static NavalBattleOutcome outcome(WarView board, SeaCombat combat) {
        return NavalBattleOutcome.of(combat.terms().toBattle(board.state().readings()), combat.standing().battleState(), board.tables());
    }

    /** Every choice of a side. */
    static List<Taken> choices(WarView board, SeaEngagement battle, SeaCombat combat, Side side) {
        var force = SeaForce.of(board, battle, side);
        if (force.isLost()) {
            return List.of(new Taken(NavalUnits.NONE, NavalUnits.NONE));
        }
        var result = outcome(board, combat).side(side);
        var own = combat.terms().side(side);
        return SeaLossChoices.of(force.asOneStack().ships(), own.firstLine(), result.losses().destroyed(), result.losses().damaged(), result.routed() && own.units().vgd() > 0);
    }

    /** Takes losses that leave no choice. */
    static boolean takeForcedLosses(EuCommandRun play, SeaEngagement battle, SeaStage.LossChoice losses) {
        for (var side : choosingSides(losses)) {
            var choices = choices(play.board(), battle, losses.combat(), side);
            if (choices.size() == 1 && waters(play.board(), battle).size() == 1) {
                lose(play, battle, side, choices.getFirst(), waters(play.board(), battle).getFirst());
                return true;
            }
        }
        if (!choosingSides(losses).isEmpty()) {
            return false;
        }
        play.emit(new SeaLossesTaken(battle.zone()));
        return true;
    }

    /** The sides that choose. */
    static List<Side> choosingSides(SeaStage.LossChoice losses) {
        return Stream.of(Side.values()).filter(side -> !losses.done().contains(side)).toList();
    }

    private static List<WatersId> waters(WarView board, SeaEngagement battle) {
        return board.map().sea(battle.zone()).orElseThrow().waters().stream().sorted().toList();
    }

    private static void lose(EuCommandRun play, SeaEngagement battle, Side side, Taken taken, WatersId waters) {
        var stacks = SeaForce.of(play.board(), battle, side).stacks();
        var sunk = ShipShares.battleShares(stacks, taken.destroyed());
        var after = stacks.stream().map(stack -> stack.withShips(ShipLossChoices.afterLosses(stack.ships(), shipsOf(sunk, stack.id())))).toList();
        var hit = ShipShares.battleShares(after, taken.damaged());
        var hits = new ArrayList<ShipsLostInBattle.Hit>();
        for (var stack : after) {
            var destroyed = shipsOf(sunk, stack.id());
            var damaged = shipsOf(hit, stack.id());
            if (destroyed.thirds() + damaged.thirds() > 0) {
                hits.add(new ShipsLostInBattle.Hit(stack.id(), stack.country(), destroyed, damaged, FleetCounters.afterLosses(play.board(), stack, damaged)));
            }
        }
        Succession.passCommand(play, hits.stream().filter(each -> each.left().thirds() == 0).map(ShipsLostInBattle.Hit::stack).toList());
        hits.stream().filter(each -> each.left().thirds() == 0).forEach(each -> {
            SinkingTroops.loseAll(play, play.state().fleet(each.stack()).orElseThrow());
            SinkingGold.loseAll(play, play.state().fleet(each.stack()).orElseThrow());
        });
        play.emit(new ShipsLostInBattle(battle.zone(), side, waters, hits));
    }

    private static NavalUnits shipsOf(List<ShipShares.Share> shares, StackId stack) {
        return shares.stream().filter(share -> share.stack().id().equals(stack)).map(ShipShares.Share::ships).findFirst().orElse(NavalUnits.NONE);
    }

    // --- The question ----------------------------------------------------------------------------------------------

    static Sentence question(WarView board, SeaCombat combat, Side side) {
        var losses = outcome(board, combat).side(side).losses();
        return Sentence.of("eu.seabattle.ask-losses").with("who", SentenceNames.country(combat.country(side))).with("destroyed", SentenceNames.shipCount(losses.destroyed()))
                .with("damaged", SentenceNames.shipCount(losses.damaged()));
    }

    private static Sentence losses(WarView board, SeaCombat combat, Side side) {
        var losses = outcome(board, combat).side(side).losses();
        return Sentence.of("eu.seabattle.refused-losses").with("destroyed", SentenceNames.shipCount(losses.destroyed())).with("damaged", SentenceNames.shipCount(losses.damaged()));
    }

    /** The choices of a short list; of a longer one the first and the last. */
    static List<Option> options(WarView board, SeaEngagement battle, SeaCombat combat, Side side) {
        var choices = choices(board, battle, combat, side);
        var listed = choices.size() <= LISTED ? choices.stream() : Stream.of(choices.getFirst(), choices.getLast());
        var lead = SeaForce.of(board, battle, side).leadingStack().id();
        var waters = waters(board, battle);
        return listed.flatMap(taken -> waters.stream().map(water -> new Option(Sentence.of("eu.seabattle.to-lose").with("destroyed", SentenceNames.ships(taken.destroyed()))
                        .with("damaged", SentenceNames.ships(taken.damaged())).with("several", waters.size() > 1).with("waters", SentenceNames.waters(water)),
                new LoseShipsInBattle(lead, Ships.of(taken.destroyed()), Ships.of(taken.damaged()), waters.size() == 1 ? Optional.empty() : Optional.of(water))))).toList();
    }

    /** The form for a long list of choices; {@code null} for a short one. */
    static Form form(WarView board, SeaEngagement battle, SeaCombat combat, Side side) {
        var choices = choices(board, battle, combat, side);
        if (choices.size() <= LISTED) {
            return null;
        }
        var have = SeaForce.of(board, battle, side).asOneStack().ships();
        var lead = SeaForce.of(board, battle, side).leadingStack().id();
        var first = choices.getFirst();
        var most = new NavalUnits(0, 0, have.nwd(), have.ngd(), have.ntd(), have.thirds(FirstLine.NWD) > 0 ? MOST_THIRDS : 0, have.vgd());
        var destroyed = new ShipFields("destroyed", most);
        var damaged = new ShipFields("damaged", most);
        var fields = Stream.concat(destroyed.fields("destroyed").stream(), damaged.fields("damaged").stream()).toList();
        var losses = outcome(board, combat).side(side).losses();
        var limits = List.of(Limit.of(Sentence.of("eu.seabattle.limit-losses").with("destroyed", SentenceNames.shipCount(losses.destroyed()))
                .with("damaged", SentenceNames.shipCount(losses.damaged())), RULE,
                fields.stream().map(Field::name).toArray(String[]::new)));
        return new Form(new LoseShipsInBattle(lead, Ships.of(first.destroyed()), Ships.of(first.damaged()), Optional.empty()), fields, limits,
                filled -> new LoseShipsInBattle(lead, destroyed.of(filled), damaged.of(filled), Optional.empty()), below -> {
                    var taken = choices.get(below.applyAsInt(choices.size()));
                    var values = destroyed.values(taken.destroyed());
                    values.putAll(damaged.values(taken.damaged()));
                    return new Filling(values);
                });
    }

    static Execution take(EuCommandRun play, LoseShipsInBattle command) {
        var asked = SeaFights.battleAt(play.state(), command.stack(), SeaStage.LossChoice.class).filter(now -> choosingSides(now.stage()).contains(now.side()));
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.seabattle.refused-no-losses"));
        }
        var battle = asked.get().battle();
        var combat = asked.get().stage().combat();
        var side = asked.get().side();
        var waters = waters(play.board(), battle);
        var water = command.waters().orElse(waters.getFirst());
        boolean proper = command.destroyed() != null && command.damaged() != null && command.destroyed().isInRange() && command.damaged().isInRange() && waters.contains(water);
        var taken = proper ? new Taken(command.destroyed().units(), command.damaged().units()) : null;
        if (!choices(play.board(), battle, combat, side).contains(taken)) {
            return EuCommandRun.refuse(RULE, losses(play.board(), combat, side), options(play.board(), battle, combat, side));
        }
        lose(play, battle, side, taken, water);
        return EuCommandRun.success();
    }
}
