package tercio.projections.eu;

import java.util.List;
import java.util.Map;
import org.pcollections.PVector;
import org.pcollections.TreePVector;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.campaign.ErsLine;
import tercio.domain.eu.game.BattleEvent.BattleEnded;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.RoundEvent.CampaignDeclared;
import tercio.projections.BoardFold;
import tercio.projections.Opening;
import tercio.projections.Projection;

/** The economic record sheets: every amount with the round and the event it comes from (EU-ERS-2), stability and victory points. */
record ErsFold(EuMilitary rules) implements Projection<ErsFold.Sheets> {

    record Sheets(EuState board, PVector<Amount> amounts, PVector<Change> stability, PVector<Change> victoryPoints) {}

    /** @param ducats added to the line, negative where a tick is taken off it by an upgrade */
    record Amount(String country, ErsLine line, String round, int ducats, int position) {}

    /** A change of stability or of victory points. */
    record Change(String country, int position, int amount, String reason) {}

    @Override
    public String name() {
        return "ers";
    }

    @Override
    public Sheets empty(Opening opening) {
        return new Sheets(new BoardFold<>(rules).empty(opening), TreePVector.empty(), TreePVector.empty(),
                TreePVector.empty());
    }

    @Override
    public Sheets evolve(Sheets sheets, RecordedEvent event) {
        var board = new BoardFold<>(rules).evolve(sheets.board(), event);
        return switch (event.fact()) {
            case CampaignDeclared declared -> new Sheets(board,
                    sheets.amounts().plusAll(booked(declared, sheets.board().box().label(), event.position())),
                    sheets.stability(), sheets.victoryPoints());
            case BattleEnded ended -> new Sheets(board, sheets.amounts(),
                    sheets.stability().plusAll(changes(event, ended, ended.stability())),
                    sheets.victoryPoints().plusAll(changes(event, ended, ended.victoryPoints())));
            default -> new Sheets(board, sheets.amounts(), sheets.stability(), sheets.victoryPoints());
        };
    }

    private static List<Change> changes(RecordedEvent event, BattleEnded ended, Map<String, Integer> of) {
        var reason = (ended.major() ? "major battle of " : "battle of ") + Telling.place(ended.province());
        return of.entrySet().stream().sorted(Map.Entry.comparingByKey())
                .map(change -> new Change(change.getKey(), event.position(), change.getValue(), reason))
                .toList();
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
