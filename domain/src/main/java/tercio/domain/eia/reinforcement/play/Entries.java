package tercio.domain.eia.reinforcement.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsAlias;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.play.CityRoom;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.scenario.adjustment.play.BoardEntry;
import tercio.domain.eia.scenario.adjustment.play.EiaChange;
import tercio.domain.eia.scenario.adjustment.play.EiaChangePhrases;
import tercio.domain.game.Execution;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/** Carries out the commands of the reinforcement phase, by the checks of an adjustment. */
final class Entries {

    private static final String LEADERS = "EIA-5.3";
    private static final int MOST_IRREGULARS = 20;

    private Entries() {}

    static Execution buy(EiaCommandRun play, ReinforcementCommand.BuyFactors command) {
        var power = command.power();
        var purchase = command.purchase().orElse(new FactorPurchase(UnitId.NONE, Factors.NONE, 0, 0));
        var found = play.state().findCorps(purchase.corps()).filter(corps -> corps.power() == power);
        if (found.isEmpty()) {
            return refuse(Sentence.of("eia.refused.own-corps-on-map").with("who", CampaignNames.power(power)));
        }
        var corps = found.get();
        var all = corps.factorsOrNone().plus(purchase.factors());
        var objection = purchase.factors().isEmpty() ? Optional.<Sentence>of(Sentence.of("eia.refused.one-bought").with("garrison", false))
                : Musters.whyUnreached(play.board(), corps).or(() -> check(play, new EiaChange.CorpsStrength(corps.id(), Optional.of(all))))
                        .or(() -> Musters.unpaid(play.state(), power, purchase.money(), purchase.manpower()));
        if (objection.isPresent()) {
            return refuse(objection.get());
        }
        play.emit(new ReinforcementEvent.FactorsBought(power, Optional.of(purchase)),
                Musters.receipt(play.state(), power, CampaignNames.corps(corps.id()), purchase.factors(), purchase.money(), purchase.manpower()));
        return EiaCommandRun.success();
    }

    static Execution raiseCorps(EiaCommandRun play, ReinforcementCommand.RaiseCorps command) {
        var power = command.power();
        boolean hidden = play.state().hidesIdentities();
        if (hidden != ReinforcementCommand.RaiseCorps.HIDDEN.equals(command.corps()) || hidden != command.counter().isPresent()) {
            return refuse(Sentence.of("eia.refused.corps-named").with("hidden", hidden).with("word", new Text(ReinforcementCommand.RaiseCorps.HIDDEN.value())));
        }
        var counter = Musters.counters(play.board(), power).stream().filter(each -> each.id().equals(command.namedCounter())).findFirst();
        if (counter.isEmpty()) {
            var known = Musters.counters(play.board(), power).stream().map(each -> CampaignNames.corps(each.id())).toList();
            return refuse(Sentence.of("eia.refused.no-corps-off-map").with("who", CampaignNames.power(power)).with("any", !known.isEmpty()).with("corps", new Items(known)));
        }
        var recruits = command.recruits().orElse(new Recruits(Factors.NONE, 0, 0));
        var objection = closedCity(play.board(), power, command.area())
                .or(() -> command.city() ? full(play.board(), power, command.area(), recruits.factors()) : Optional.empty())
                .or(() -> check(play, new EiaChange.CorpsPlaced(command.namedCounter(), Optional.of(power), command.area(), Optional.of(command.city()), Optional.of(recruits.factors()))))
                .or(() -> Musters.unpaid(play.state(), power, recruits.money(), recruits.manpower()));
        if (objection.isPresent()) {
            return refuse(objection.get());
        }
        var id = hidden ? CorpsAlias.of(PrintedCounters.corps(counter.get().id()).orElseThrow(), play.state().nextHiddenNumber()) : command.corps();
        play.emit(new ReinforcementEvent.CorpsRaised(power, id, command.area(), command.city(), Optional.of(recruits), command.counter()),
                Musters.receipt(play.state(), power, CampaignNames.corps(counter.get().id()), recruits.factors(), recruits.money(), recruits.manpower()));
        return EiaCommandRun.success();
    }

    private static Optional<Sentence> closedCity(EiaWarView board, Power power, SpaceId area) {
        return Musters.whyClosed(board, power, area).or(() -> board.printedCity(area).isPresent() ? Optional.empty() : Optional.of(Sentence.of("eia.refused.city-closed").with("because", "none").with("where", CampaignNames.area(area))));
    }

    /** The reason why a city has no room (EIA-7.3.3.4), as far as the power knows who is inside. */
    private static Optional<Sentence> full(EiaWarView board, Power power, SpaceId area, Factors factors) {
        int room = Math.max(0, CityRoom.asKnownTo(board, power, area));
        return factors.total() <= room ? Optional.empty() : Optional.of(Sentence.of("eia.refused.city-room").with("where", CampaignNames.area(area)).with("room", room).with("more", false));
    }

    static Execution raiseGarrison(EiaCommandRun play, ReinforcementCommand.RaiseGarrison command) {
        var power = command.power();
        if (command.factors().isEmpty()) {
            return refuse(Sentence.of("eia.refused.one-bought").with("garrison", true));
        }
        var closed = closedCity(play.board(), power, command.area()).or(() -> full(play.board(), power, command.area(), command.factors()));
        if (closed.isPresent()) {
            return refuse(closed.get());
        }
        var all = play.state().city(command.area()).orElseThrow().garrisonOf(power.nation()).plus(command.factors());
        return enter(play, power, new EiaChange.CityGarrison(command.area(), power.nation(), all), command.cost(), command.factors());
    }

    static Execution raiseIrregulars(EiaCommandRun play, ReinforcementCommand.RaiseIrregulars command) {
        var power = command.power();
        if (command.kind() == null || command.kind() == FactorType.GUERILLA || command.count() < 1 || command.count() > MOST_IRREGULARS) {
            return refuse(Sentence.of("eia.refused.raised-at-once").with("most", MOST_IRREGULARS));
        }
        var closed = Musters.whyClosed(play.board(), power, command.area());
        if (closed.isPresent()) {
            return refuse(closed.get());
        }
        return enter(play, power, new EiaChange.IrregularsRaised(power, command.kind(), command.area(), command.count(), List.of()), command.cost(),
                Factors.of(command.kind(), command.count()));
    }

    static Execution bring(EiaCommandRun play, ReinforcementCommand.BringLeader command) {
        var power = command.power();
        var place = command.city() ? Location.city(command.area()) : Location.field(command.area());
        if (!isOwn(power, command.leader()) || play.state().leaders().containsKey(command.leader()) && !isFree(play.state().leaders().get(command.leader()))) {
            return EiaCommandRun.refuse(LEADERS, Sentence.of("eia.refused.leader-brought").with("who", CampaignNames.power(power)));
        }
        if (!Musters.quarters(play.board(), power).contains(place)) {
            return EiaCommandRun.refuse(LEADERS, Sentence.of("eia.refused.leader-joins").with("who", CampaignNames.power(power)));
        }
        return enter(play, power, new EiaChange.LeaderPlaced(command.leader(), command.area(), Optional.of(command.city())), Optional.empty(), Factors.NONE);
    }

    static Execution sendHome(EiaCommandRun play, ReinforcementCommand.SendLeaderHome command) {
        var power = command.power();
        if (!canGo(play.board(), power, play.state().leaders().get(EiaLeaderId.orNone(command.leader())))) {
            return EiaCommandRun.refuse(LEADERS, Sentence.of("eia.refused.leader-goes-home").with("who", CampaignNames.power(power)));
        }
        return enter(play, power, new EiaChange.LeaderWithdrawn(command.leader()), Optional.empty(), Factors.NONE);
    }

    static boolean canGo(EiaWarView board, Power power, LeaderPiece leader) {
        return leader != null && leader.power() == power && leader.at().filter(at -> !at.inCity() || !board.isBesieged(at.area())).isPresent();
    }

    private static boolean isOwn(Power power, EiaLeaderId leader) {
        return PrintedCounters.leader(EiaLeaderId.orNone(leader)).filter(counter -> counter.power() == power).isPresent();
    }

    static boolean isFree(LeaderPiece leader) {
        return leader.at().isEmpty() && leader.prisonerOf().isEmpty();
    }

    private static Execution enter(EiaCommandRun play, Power power, EiaChange change, Optional<Cost> paid, Factors factors) {
        var cost = paid.orElse(new Cost(0, 0));
        var checked = BoardEntry.check(play.state(), play.map(), change);
        var objection = checked.fault().map(Entries::asRefusal).or(() -> Musters.unpaid(play.state(), power, cost.money(), cost.manpower()));
        if (objection.isPresent()) {
            return refuse(objection.get());
        }
        play.emit(new ReinforcementEvent.ForcesEntered(power, checked.change().orElseThrow(), Optional.of(cost)),
                Musters.receipt(play.state(), power, new Phrase(EiaChangePhrases.resultOf(play.state(), checked.change().orElseThrow())), factors, cost.money(), cost.manpower()));
        return EiaCommandRun.success();
    }

    private static Optional<Sentence> check(EiaCommandRun play, EiaChange change) {
        return BoardEntry.check(play.state(), play.map(), change).fault().map(Entries::asRefusal);
    }

    /** A fault of an adjustment as a whole sentence. */
    private static Sentence asRefusal(Sentence fault) {
        return Sentence.of("eia.refused.entry").with("fault", Argument.of(fault));
    }

    private static Execution refuse(Sentence why) {
        return EiaCommandRun.refuse(Musters.RULE, why);
    }
}
