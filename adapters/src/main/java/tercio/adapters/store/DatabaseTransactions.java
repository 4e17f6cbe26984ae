package tercio.adapters.store;

import org.axonframework.common.transaction.Transaction;
import org.axonframework.common.transaction.TransactionManager;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.DefaultTransactionDefinition;

/** Runs Axon's units of work in the transactions of Spring. */
final class DatabaseTransactions implements TransactionManager {

    private final PlatformTransactionManager manager;

    DatabaseTransactions(PlatformTransactionManager manager) {
        this.manager = manager;
    }

    @Override
    public Transaction startTransaction() {
        var status = manager.getTransaction(new DefaultTransactionDefinition());
        return new Transaction() {
            @Override
            public void commit() {
                if (!status.isCompleted()) {
                    manager.commit(status);
                }
            }

            @Override
            public void rollback() {
                if (!status.isCompleted()) {
                    manager.rollback(status);
                }
            }
        };
    }
}
