package tercio.adapters.eia.adjudication;

import java.util.ArrayList;
import java.util.List;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eia.supply.DepotPayment;
import tools.jackson.databind.node.ObjectNode;

/** {@code depot-supply}: the payment of a power for depot supply. */
public record DepotSupplyEndpoint() implements EmpiresInArmsEndpoint {

    private static final String INVASION = "invasion";
    private static final AllowedWords<String> WAYS = AllowedWords.of(List.of("sea", INVASION));

    @Override
    public String procedure() {
        return "depot-supply";
    }

    @Override
    public DieNames dice() {
        return DieNames.NONE;
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var fields = request.fields();
        var fed = new ArrayList<DepotPayment.SuppliedForce>();
        fields.objectList("corps", EiaBounds.MOST_ENTRIES).forEach(corps -> fed.add(
                new DepotPayment.DepotSuppliedCorps(corps.integer("distance", 0, DepotPayment.FARTHEST), winter(corps))));
        fields.objectList("besiegedPorts", EiaBounds.MOST_ENTRIES).forEach(port -> fed.add(
                new DepotPayment.DepotSuppliedPort(port.word("by", WAYS).equals(INVASION), winter(port))));
        request.check();
        int cost = DepotPayment.cost(fed, request.recorder());
        answer.put("cost", cost).put("money", DepotPayment.money(cost));
    }

    private static boolean winter(RequestFields fields) {
        return fields.flag("winter");
    }
}
