package tercio.projections.eu;

import java.util.List;
import org.pcollections.PVector;
import org.pcollections.TreePVector;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.campaign.ErsLine;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.RoundEvent.CampaignDeclared;
import tercio.projections.BoardFold;
import tercio.projections.Opening;
import tercio.projections.Projection;

/** The economic record sheets: every amount with the round and the event it comes from (EU-ERS-2). */
record ErsFold(EuMilitary rules) implements Projection<ErsFold.Sheets> {

    record Sheets(EuState board, PVector<Amount> amounts) {}

    /** @param ducats added to the line, negative where a tick is taken off it by an upgrade */
    record Amount(String country, ErsLine line, String round, int ducats, int position) {}

    @Override
    public String name() {
        return "ers";
    }

    @Override
    public Sheets empty(Opening opening) {
        return new Sheets(new BoardFold<>(rules).empty(opening), TreePVector.empty());
    }

    @Override
    public Sheets evolve(Sheets sheets, RecordedEvent event) {
        var amounts = event.fact() instanceof CampaignDeclared declared
                ? sheets.amounts().plusAll(booked(declared, sheets.board().box().label(), event.position()))
                : sheets.amounts();
        return new Sheets(new BoardFold<>(rules).evolve(sheets.board(), event), amounts);
    }

    /** An upgraded campaign moves its tick from the cheap line to the dear one. */
    private static List<Amount> booked(CampaignDeclared declared, String round, int position) {
        var to = ErsLine.of(declared.campaign());
        var from = declared.upgraded() == null ? null : ErsLine.of(declared.upgraded());
        if (to == null || from == to && declared.price() == 0) {
            return List.of();
        }
        if (from == null || from == to) {
            return List.of(new Amount(declared.country(), to, round, declared.price(), position));
        }
        return List.of(
                new Amount(declared.country(), from, round, -declared.upgradedPrice(), position),
                new Amount(declared.country(), to, round, declared.price() + declared.upgradedPrice(), position));
    }
}
